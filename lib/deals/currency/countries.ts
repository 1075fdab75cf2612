import type { CurrencyCode } from './rates';

/**
 * The country that represents each currency, as ISO 3166-1 alpha-2. Germany represents the euro, as the largest country that
 * uses it. Product 5.5 requires the table; no page uses it.
 */
export const CURRENCY_TO_COUNTRY: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US',
  EUR: 'DE',
  GBP: 'GB',
  JPY: 'JP',
  CAD: 'CA',
  AUD: 'AU',
  INR: 'IN',
  CHF: 'CH',
  CNY: 'CN',
  HKD: 'HK',
  SGD: 'SG',
  NZD: 'NZ',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  TRY: 'TR',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  ZAR: 'ZA',
  BRL: 'BR',
  MXN: 'MX',
  THB: 'TH',
  MYR: 'MY',
  IDR: 'ID',
  PHP: 'PH',
  KRW: 'KR',
  VND: 'VN',
};

/** Further countries and territories that use a currency, in addition to the country that represents it. */
const FURTHER_COUNTRIES: Partial<Record<CurrencyCode, readonly string[]>> = {
  USD: ['PR', 'GU', 'VI', 'AS', 'MP', 'EC', 'SV', 'TC', 'VG', 'PW', 'FM', 'MH', 'TL'],
  EUR: [
    // The euro area, including Croatia (2023) and Bulgaria (2026).
    ...[
      'AT',
      'BE',
      'BG',
      'HR',
      'CY',
      'EE',
      'FI',
      'FR',
      'GR',
      'IE',
      'IT',
      'LV',
      'LT',
      'LU',
      'MT',
      'NL',
      'PT',
      'SK',
      'SI',
    ],
    ...['ES', 'AD', 'MC', 'SM', 'VA', 'ME', 'GP', 'MQ', 'GF', 'RE', 'YT'],
  ],
  GBP: ['IM', 'JE', 'GG'],
  AUD: ['KI', 'NR', 'TV'],
  CHF: ['LI'],
  NZD: ['CK', 'NU', 'TK'],
  NOK: ['SJ'],
  DKK: ['GL', 'FO'],
};

/** The currency of each country (ISO 3166-1 alpha-2) that uses a currency of the table. */
export const COUNTRY_TO_CURRENCY: Readonly<Record<string, CurrencyCode>> = Object.fromEntries(
  (Object.entries(CURRENCY_TO_COUNTRY) as [CurrencyCode, string][]).flatMap(([currency, country]) =>
    [country, ...(FURTHER_COUNTRIES[currency] ?? [])].map((code) => [code, currency] as const),
  ),
);
