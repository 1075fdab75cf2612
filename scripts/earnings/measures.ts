/** The network's counts for one row or for a sum of rows. Money is in millionths of a dollar, so that sums are exact. */
export interface Measures {
  readonly clicks: number;
  readonly searches: number;
  /** Bookings by state. */
  readonly processing: number;
  readonly paid: number;
  readonly cancelled: number;
  readonly earned: number;
  readonly pending: number;
}

export type Measure = keyof Measures;

export const NOTHING: Measures = {
  clicks: 0,
  searches: 0,
  processing: 0,
  paid: 0,
  cancelled: 0,
  earned: 0,
  pending: 0,
};

export const MEASURES = Object.keys(NOTHING) as readonly Measure[];

export const isMoney = (measure: Measure): boolean => measure === 'earned' || measure === 'pending';

export const add = (a: Measures, b: Measures): Measures => ({
  clicks: a.clicks + b.clicks,
  searches: a.searches + b.searches,
  processing: a.processing + b.processing,
  paid: a.paid + b.paid,
  cancelled: a.cancelled + b.cancelled,
  earned: a.earned + b.earned,
  pending: a.pending + b.pending,
});

const MILLIONTHS = 1_000_000;

/** Millionths of a dollar. Rounded, because JSON numbers are inexact: 0.1 + 0.2 is 0.30000000000000004. */
export const toMillionths = (dollars: number): number => Math.round(dollars * MILLIONTHS);

/** Dollars, rounded to cents. */
export const toDollars = (millionths: number): number => Math.round(millionths / (MILLIONTHS / 100)) / 100;

/** Earnings per 100 clicks, in millionths of a dollar. Undefined without clicks. */
export const perHundredClicks = ({ earned, clicks }: Measures): number | undefined =>
  clicks === 0 ? undefined : (earned * 100) / clicks;
