import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { checkSearches } from '@/components/deals/check-search';
import { FlightSearch } from '@/components/deals/flight-search';
import type { PlaceRow } from '@/lib/deals/places';

const PLACES: readonly PlaceRow[] = [
  ['LON', 'London', 'All airports', 'United Kingdom'],
  ['KBV', 'Krabi', 'Krabi International', 'Thailand', 'Railay'],
];
const FORM = {
  action: 'https://partner.example/search',
  partner: 'Partner',
  hidden: [['marker', '1.home']],
  fields: { from: 'o', to: 'd', depart: 'out', return: 'back', travelers: 'adults' },
} as const;
const answer = jest.fn();

// For all tests: it listens at the document.
beforeAll(checkSearches);
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2030, 4, 10, 23, 30), doNotFake: ['queueMicrotask', 'nextTick'] });
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = answer.mockResolvedValue({ json: () => Promise.resolve(PLACES) });
  render(
    <FlightSearch
      title="Where to?"
      button="Search"
      note="A note"
      commissionNote={{ text: 'We may earn.', page: 'our-income' }}
      places="/places.json"
      form={FORM}
    />,
  );
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Fills the form and presses its button. @returns whether the browser would send it */
async function search(values: Readonly<Record<string, string>>): Promise<boolean> {
  fireEvent.focusIn(field('From'));
  await screen.findByRole('option', { name: /Railay/, hidden: true });
  for (const [name, value] of Object.entries(values)) type(name, value);
  return fireEvent.submit(screen.getByRole('form', { name: 'Where to?' }));
}
const GOOD = { From: 'london', To: 'krabi', Depart: '2030-05-10' };

test('the note that links earn leads to the page that tells more', () => {
  const note = screen.getByText(/^We may earn\./);
  expect(within(note).getByRole('link', { name: 'How we earn' }).getAttribute('href')).toBe('/our-income');
});

test('as it stands the form asks for codes and checks them natively; the return says that it is optional', () => {
  expect(field('From').placeholder).toBe('Code, as LON');
  for (const name of ['From', 'To']) expect(field(name).pattern).toBe('[A-Za-z]{3}');
  expect(field('Return (optional)').required).toBe(false);
  expect(screen.getByRole('form')).not.toHaveProperty('noValidate', true);
});

test('served, it asks for cities as well, suggests names and codes, and offers no day that is over', async () => {
  expect(await search(GOOD)).toBe(true);
  for (const name of ['From', 'To']) {
    expect(field(name).placeholder).toBe('City or code');
    expect(field(name).list?.options).toHaveLength(PLACES.length);
  }
  // The visitor's date, late in the evening.
  expect(field('Depart').min).toBe('2030-05-10');
  type('Depart', '2030-05-20');
  expect(field('Return (optional)').min).toBe('2030-05-20');
});

test('each refusal describes its field, the first has the focus, and a sentence goes when it is no longer true', async () => {
  const wrong = { From: 'Xxx', To: 'Qqq', Depart: '2030-05-09', 'Return (optional)': '2030-05-08' };
  expect(await search(wrong)).toBe(false);
  expect(field('From')).toHaveFocus();
  const names = Object.keys(wrong);
  for (const name of names) expect(field(name)).toBeInvalid();
  expect(field('From')).toHaveAccessibleDescription(
    'We do not know “Xxx”. Choose from the list, or type a code such as LON.',
  );
  expect(field('Travelers')).toBeValid();
  type('From', 'Lond');
  expect(field('From')).toHaveAccessibleDescription(/“Lond”/);
  type('From', 'London');
  expect(field('From')).toBeValid();
  expect(field('From')).not.toHaveAccessibleDescription();
  expect(field('To')).toBeInvalid();
});

test('the departure decides about the return', async () => {
  expect(await search({ ...GOOD, Depart: '2030-06-02', 'Return (optional)': '2030-06-01' })).toBe(false);
  expect(field('Return (optional)')).toHaveAccessibleDescription(/June 2, 2030/);
  type('Depart', '2030-06-01');
  expect(field('Return (optional)')).toBeValid();
});

test('in a section with a heading of its own, the form has a name and no second heading', () => {
  cleanup();
  render(
    <FlightSearch
      title="Where to?"
      button="Search"
      note="A note"
      places="/places.json"
      form={FORM}
      isNested
    />,
  );
  expect(screen.getByRole('form', { name: 'Where to?' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
