import { priceSentence, type Price } from '../currency/format';

/** The period of the usual price and of the price line. */
export const HISTORY_DAYS = 90;

/** Size of the price line in its units: one unit per day, and a height that makes changes of a few percent visible. */
export const LINE_SIZE = { width: HISTORY_DAYS, height: 20 } as const;

/** The words beside the amount of a price on a card. */
export interface Fare {
  /** The trip that the price covers, such as 'round trip'. */
  readonly trip?: string | undefined;
  /** Dates, stops and airline, as far as known. */
  readonly facts: readonly string[];
  /** 'seen November 20'. */
  readonly seen?: string | undefined;
  /** Why it is a deal, such as 'Lowest in 30 days'. */
  readonly claim?: string | undefined;
  /** Replaces the price if no price was observed recently. */
  readonly ask?: string | undefined;
  /** The prices of 90 days: data of SVG paths, and a description in words. */
  readonly line?: { readonly path: string; readonly now: string; readonly words: string } | undefined;
}

/** A price in the form that cards show. */
export interface ShownPrice extends Omit<Price, 'price'> {
  /** US dollars. Undefined if no price was observed recently. */
  readonly price?: number | undefined;
  /** Undefined for a sample, because only its amount is known. */
  readonly fare?: Fare | undefined;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A price as a sentence for screen readers: "from 349 US dollars, was 380, round trip, lowest in 30 days, seen November 20". */
export function shownPriceSentence({ price, fare, ...rest }: ShownPrice, per?: string): string {
  const { ask = '', trip, claim = '', seen } = fare ?? {};
  if (price === undefined) return lowerFirst(ask);
  const details = [trip, lowerFirst(claim), seen];
  return [priceSentence({ price, ...rest }, per), ...details.filter(Boolean)].join(', ');
}
