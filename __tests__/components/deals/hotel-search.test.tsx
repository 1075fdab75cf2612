import { fireEvent, render, screen } from '@testing-library/react';
import { fillStays } from '@/components/deals/fill-stay';
import { HotelSearch } from '@/components/deals/hotel-search';

const link = (page: string) => ({
  href: `https://network.example/r?marker=1.hotels&u=${encodeURIComponent(page)}`,
  partner: 'Roomly',
  subId: 'hotels',
});
const PLAIN = 'https://roomly.example/hotels/';
const LIST =
  'https://roomly.example/list?in=%7Bcity%7D&from=%7BcheckIn%7D&to=%7BcheckOut%7D&for=%7Bguests%7D';
const GOOD = { City: ' Åre & Östersund ', 'Check in': '2030-05-10', 'Check out': '2030-05-12', Guests: '3' };

// For all tests: it listens at the document.
beforeAll(fillStays);
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2030, 4, 10, 23, 30) });
  render(
    <HotelSearch
      title="Find a bed"
      button="Find rooms"
      links={{ plain: link(PLAIN), filled: link(LIST) }}
      cities={['Eastwick']}
    />,
  );
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const button = () => screen.getByRole('link', { name: 'Find rooms (opens Roomly in a new tab)' });
/** Presses the button. @returns whether the browser would follow the link */
const press = (options = {}) => fireEvent.click(button(), options);
/** The partner's page that the button opens. */
const page = () => new URL(new URL(button().getAttribute('href')!).searchParams.get('u')!);
const fill = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).forEach((entry) => type(...entry));

test('the button opens the list for the fields, through the network with its marker', () => {
  fill(GOOD);
  expect(press()).toBe(true);
  expect(new URL(button().getAttribute('href')!).searchParams.get('marker')).toBe('1.hotels');
  expect(Object.fromEntries(page().searchParams)).toEqual({
    in: 'Åre & Östersund',
    from: '2030-05-10',
    to: '2030-05-12',
    for: '3',
  });
  type('City', 'Eastwick');
  expect(page().searchParams.get('in')).toBe('Eastwick');
});

test.each([
  ['City', '', 'Type the city where you stay.'],
  ['City', ' ', 'Type the city where you stay.'],
  ['Check in', '', 'Choose the day you arrive.'],
  ['Check in', '2030-05-09', 'This day is over. Choose today or a later day.'],
  ['Check out', '2030-05-10', 'Choose a later day.'],
  ['Guests', '', 'Choose 1 to 9 guests.'],
  ['Guests', '10', 'Choose 1 to 9 guests.'],
])(
  'a %s of “%s” stops the press and says why, and no earlier one is sent in its place',
  (name, value, told) => {
    fill(GOOD);
    type(name, value);
    expect(field(name)).not.toHaveAccessibleDescription();
    expect(press()).toBe(false);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(told);
    expect(field(name)).toHaveFocus();
    // A press for a new tab gets the search of the partner.
    expect(press({ ctrlKey: true })).toBe(true);
    expect(page().href).toBe(PLAIN);
    type(name, GOOD[name as keyof typeof GOOD]);
    expect(field(name)).not.toHaveAccessibleDescription();
    expect(press()).toBe(true);
  },
);

test('a year of five digits is not sent, nor the year before it', () => {
  fill(GOOD);
  type('Check in', '20300-05-10');
  expect(press()).toBe(false);
  expect(page().href).toBe(PLAIN);
});

test('a stay begins today at the earliest and lasts a night, unless another day is chosen', () => {
  fireEvent.focusIn(field('City'));
  expect(field('Check in').min).toBe('2030-05-10');
  expect(field('Check out').min).toBe('2030-05-11');
  expect(field('Check out').value).toBe('');
  type('Check in', '2030-12-31');
  expect(field('Check out').min).toBe('2031-01-01');
  expect(field('Check out').value).toBe('2031-01-01');
  type('Check out', '2031-01-05');
  type('Check in', '2031-01-02');
  expect(field('Check out').value).toBe('2031-01-05');
});

test('a last day that is being typed stays empty', () => {
  field('Check out').focus();
  type('Check in', '2030-12-31');
  expect(field('Check out').value).toBe('');
});

test('fields that the browser restores count, although no event tells of them', () => {
  for (const [name, value] of Object.entries(GOOD)) field(name).value = value;
  expect(press()).toBe(true);
  expect(page().searchParams.get('for')).toBe('3');
});

test('Enter presses the button, once while it is held and not while a word is composed', () => {
  const pressed = jest.fn((event: Event) => event.preventDefault());
  button().addEventListener('click', pressed);
  fill(GOOD);
  fireEvent.keyDown(field('City'), { key: 'Enter', isComposing: true });
  expect(pressed).not.toHaveBeenCalled();
  for (const repeat of [false, true]) fireEvent.keyDown(field('Guests'), { key: 'Enter', repeat });
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('cities are suggested', () => {
  expect(field('City').list?.options[0]?.value).toBe('Eastwick');
});
