/** A currency and its rate. */
export interface Currency {
  readonly code: CurrencyCode;
  /** Units of this currency for one US dollar. */
  readonly rate: number;
  readonly symbol: string;
  readonly name: string;
}

/** The 32 currencies of the table, in its order (product 5.1). */
export const CURRENCY_CODES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'INR',
  'CHF',
  'CNY',
  'HKD',
  'SGD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'TRY',
  'ILS',
  'AED',
  'SAR',
  'ZAR',
  'BRL',
  'MXN',
  'THB',
  'MYR',
  'IDR',
  'PHP',
  'KRW',
  'VND',
] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** The currency of all prices of the site, and the base of all rates. */
export const BASE_CURRENCY: CurrencyCode = 'USD';

const currency = (code: CurrencyCode, rate: number, symbol: string, name: string): Currency => ({
  code,
  rate,
  symbol,
  name,
});

/** Sample rates. The first seven are those of product 5.1; the others are approximate rates of the same time. */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  USD: currency('USD', 1, '$', 'US dollar'),
  EUR: currency('EUR', 0.92, '€', 'Euro'),
  GBP: currency('GBP', 0.79, '£', 'British pound'),
  JPY: currency('JPY', 148.5, '¥', 'Japanese yen'),
  CAD: currency('CAD', 1.35, 'C$', 'Canadian dollar'),
  AUD: currency('AUD', 1.54, 'A$', 'Australian dollar'),
  INR: currency('INR', 83.85, '₹', 'Indian rupee'),
  CHF: currency('CHF', 0.88, 'CHF', 'Swiss franc'),
  CNY: currency('CNY', 7.24, 'CN¥', 'Chinese yuan'),
  HKD: currency('HKD', 7.82, 'HK$', 'Hong Kong dollar'),
  SGD: currency('SGD', 1.34, 'S$', 'Singapore dollar'),
  NZD: currency('NZD', 1.67, 'NZ$', 'New Zealand dollar'),
  SEK: currency('SEK', 10.5, 'kr', 'Swedish krona'),
  NOK: currency('NOK', 10.8, 'kr', 'Norwegian krone'),
  DKK: currency('DKK', 6.87, 'kr', 'Danish krone'),
  PLN: currency('PLN', 3.98, 'zł', 'Polish złoty'),
  CZK: currency('CZK', 23.2, 'Kč', 'Czech koruna'),
  HUF: currency('HUF', 362, 'Ft', 'Hungarian forint'),
  RON: currency('RON', 4.58, 'lei', 'Romanian leu'),
  TRY: currency('TRY', 32.5, '₺', 'Turkish lira'),
  ILS: currency('ILS', 3.7, '₪', 'Israeli new shekel'),
  AED: currency('AED', 3.67, 'AED', 'UAE dirham'),
  SAR: currency('SAR', 3.75, 'SAR', 'Saudi riyal'),
  ZAR: currency('ZAR', 18.6, 'R', 'South African rand'),
  BRL: currency('BRL', 5.05, 'R$', 'Brazilian real'),
  MXN: currency('MXN', 17.1, 'MX$', 'Mexican peso'),
  THB: currency('THB', 36.2, '฿', 'Thai baht'),
  MYR: currency('MYR', 4.72, 'RM', 'Malaysian ringgit'),
  IDR: currency('IDR', 15900, 'Rp', 'Indonesian rupiah'),
  PHP: currency('PHP', 56.5, '₱', 'Philippine peso'),
  KRW: currency('KRW', 1345, '₩', 'South Korean won'),
  VND: currency('VND', 24900, '₫', 'Vietnamese đồng'),
};
