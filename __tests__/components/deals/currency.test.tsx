import { act, render, screen } from '@testing-library/react';
import { CurrencyLine, CurrencyProvider, useCurrency } from '@/components/deals/currency.client';

function State() {
  const { status, location, requestCurrency } = useCurrency();
  return (
    <button type="button" onClick={() => requestCurrency('EUR')}>
      {[status, location.country, location.countryCode, location.currency, location.currencySymbol].join(' ')}
    </button>
  );
}
const state = () => screen.getByRole('button');

function withDetector() {
  let end: { resolve: (answer: unknown) => void; reject: (reason: Error) => void } | undefined;
  const detect = () => new Promise<unknown>((resolve, reject) => (end = { resolve, reject }));
  const view = render(
    <CurrencyProvider detect={detect}>
      <State />
      <CurrencyLine />
    </CurrencyProvider>,
  );
  return {
    ...view,
    resolve: (answer: unknown) => end?.resolve(answer),
    reject: (why: Error) => end?.reject(why),
  };
}

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => jest.restoreAllMocks());

test.each([['DE'], [undefined], [{ country: 'Japan' }]])(
  'loading, then done; %j ends in the United States and US dollars, too',
  async (answer) => {
    const { resolve } = withDetector();
    expect(state()).toHaveTextContent('loading United States US USD $');
    expect(screen.getByText('All prices in US dollars ($).')).toHaveAttribute('data-status', 'loading');
    await act(async () => resolve(answer));
    expect(state()).toHaveTextContent('done United States US USD $');
    expect(screen.getByText('All prices in US dollars ($).')).toHaveAttribute('data-status', 'done');
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a request to change is ignored, before and after', async () => {
  const { resolve } = withDetector();
  act(() => state().click());
  await act(async () => resolve('DE'));
  act(() => state().click());
  expect(state()).toHaveTextContent('done United States US USD $');
});

test('a failure is only logged', async () => {
  const { reject } = withDetector();
  await act(async () => reject(new Error('no answer')));
  expect(state()).toHaveTextContent('done United States US USD $');
  expect(warn.mock.calls).toEqual([['The location could not be detected: no answer']]);
});

test('an answer after leaving changes nothing and complains of nothing', async () => {
  const problem = jest.spyOn(console, 'error').mockImplementation();
  const { resolve, unmount } = withDetector();
  unmount();
  await act(async () => resolve('DE'));
  expect(problem).not.toHaveBeenCalled();
});

test('the browser itself can be asked, and outside of a provider the answer is the same', async () => {
  await act(async () => {
    render(
      <CurrencyProvider>
        <State />
      </CurrencyProvider>,
    );
  });
  expect(state()).toHaveTextContent('done United States US USD $');
  render(<CurrencyLine />);
  expect(screen.getByText(/US dollars/)).toHaveAttribute('data-currency', 'USD');
});
