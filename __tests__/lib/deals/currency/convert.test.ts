import { convert } from '@/lib/deals/currency/convert';
import { COUNTRY_TO_CURRENCY, CURRENCY_TO_COUNTRY } from '@/lib/deals/currency/countries';
import { discountLabel, formatPrice, formatShortPrice, priceSentence } from '@/lib/deals/currency/format';
import { detectLocation, LOCATION_LOADING, UNITED_STATES } from '@/lib/deals/currency/location';
import { BASE_CURRENCY, CURRENCIES, CURRENCY_CODES } from '@/lib/deals/currency/rates';

describe('the table of currencies', () => {
  test('has exactly 32 entries, each under its own code, with a rate, a symbol and a name', () => {
    expect(new Set(CURRENCY_CODES).size).toBe(32);
    expect(Object.keys(CURRENCIES).sort()).toEqual([...CURRENCY_CODES].sort());
    for (const code of CURRENCY_CODES) {
      const currency = CURRENCIES[code];
      expect(currency.code).toBe(code);
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(currency.rate).toBeGreaterThan(0);
      expect(currency.symbol && currency.name).toBeTruthy();
    }
  });

  test.each([
    ['USD', 1],
    ['EUR', 0.92],
    ['GBP', 0.79],
    ['JPY', 148.5],
    ['CAD', 1.35],
    ['AUD', 1.54],
    ['INR', 83.85],
  ] as const)('has the rate of product 5.1 for %s', (code, rate) => {
    expect(CURRENCIES[code].rate).toBe(rate);
  });

  test('agrees with both country maps, in both directions', () => {
    expect(BASE_CURRENCY).toBe('USD');
    expect(Object.keys(CURRENCY_TO_COUNTRY).sort()).toEqual([...CURRENCY_CODES].sort());
    for (const code of CURRENCY_CODES) expect(COUNTRY_TO_CURRENCY[CURRENCY_TO_COUNTRY[code]]).toBe(code);
    for (const [country, code] of Object.entries(COUNTRY_TO_CURRENCY)) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(CURRENCIES[code]).toBeDefined();
    }
    expect(new Set(Object.values(COUNTRY_TO_CURRENCY)).size).toBe(32);
  });

  test.each([
    ['US', 'USD'],
    ['FR', 'EUR'],
    ['HR', 'EUR'],
    ['GB', 'GBP'],
    ['LI', 'CHF'],
    ['VN', 'VND'],
    ['PR', 'USD'],
    ['MC', 'EUR'],
    ['JE', 'GBP'],
    ['TV', 'AUD'],
    ['CK', 'NZD'],
    ['SJ', 'NOK'],
    ['GL', 'DKK'],
  ])('%s pays in %s', (country, code) => {
    expect(COUNTRY_TO_CURRENCY[country]).toBe(code);
  });
});

describe('converting', () => {
  test.each([
    [100, 'USD', 'EUR', 92],
    [92, 'EUR', 'USD', 100],
    [79, 'GBP', 'JPY', 14850],
    [0, 'USD', 'INR', 0],
    [0.1, 'CAD', 'CAD', 0.1],
  ])('%d %s in %s is %d, without a warning', (amount, from, to, expected) => {
    const log = jest.fn();
    expect(convert(amount, from, to, log)).toBeCloseTo(expected, 10);
    expect(log).not.toHaveBeenCalled();
  });

  test('an amount in its own currency stays exactly what it is', () => {
    expect(convert(349, 'CAD', 'CAD', jest.fn())).toBe(349);
  });

  test.each([
    ['USD', 'XYZ'],
    ['XYZ', 'USD'],
    ['XYZ', 'XYZ'],
    ['USD', ''],
    ['USD', 'usd'],
    ['USD', 'toString'],
  ])('an unknown pair (%s, %s) is warned of and leaves the amount alone', (from, to) => {
    const log = jest.fn();
    expect(convert(299, from, to, log)).toBe(299);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${from} to ${to}`));
  });
});

describe('prices as text', () => {
  test.each([
    [299, '$299.00', '$299'],
    [1299, '$1,299.00', '$1,299'],
    [0, '$0.00', '$0'],
    [79.5, '$79.50', '$79.50'],
    [79.555, '$79.56', '$79.56'],
  ])('%d', (amount, exact, short) => {
    expect([formatPrice(amount), formatShortPrice(amount)]).toEqual([exact, short]);
  });

  test.each([
    [{ price: 299, originalPrice: 499, discount: 40 }, undefined, 'from 299 US dollars, was 499, 40% off'],
    [
      { price: 1299, originalPrice: 2169, discount: 40 },
      undefined,
      'from 1,299 US dollars, was 2,169, 40% off',
    ],
    [{ price: 89 }, 'night', 'from 89 US dollars per night'],
    [{ price: 59 }, undefined, 'from 59 US dollars'],
  ])('%j reads as a sentence', (price, per, expected) => {
    expect(priceSentence(price, per)).toBe(expected);
  });

  test('a discount has a label', () => {
    expect(discountLabel(40)).toBe('40% off');
  });
});

describe('detecting the location', () => {
  test('starts by loading', () => {
    expect(LOCATION_LOADING).toEqual({ status: 'loading' });
  });

  test.each([
    ['the United States', async () => UNITED_STATES],
    ['somewhere else', async () => ({ country: 'Germany', currency: 'EUR' })],
    ['nothing', async () => undefined],
  ])('ends in the United States when the answer is %s', async (_, detect) => {
    const log = jest.fn();
    expect(await detectLocation(detect, log)).toEqual({
      status: 'done',
      location: { country: 'United States', countryCode: 'US', currency: 'USD', currencySymbol: '$' },
    });
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('timed out'))],
    [
      'throws at once',
      () => {
        throw new Error('timed out');
      },
    ],
  ])('a detector that %s is only logged', async (_, detect) => {
    const log = jest.fn();
    expect(await detectLocation(detect, log)).toEqual({ status: 'done', location: UNITED_STATES });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('timed out'));
  });
});
