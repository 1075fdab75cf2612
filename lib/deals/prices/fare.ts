import { priceSentence, type Price } from '../currency/format';

/** What "usual" looks back on, and the price line shows. */
export const HISTORY_DAYS = 90;

/** Units of the price line: one a day, and enough up and down to see a few percent. */
export const LINE_SIZE = { width: HISTORY_DAYS, height: 20 } as const;

/** What a card says of a price beside the amount, in words. */
export interface Fare {
  /** What the price pays for, such as 'round trip'. */
  readonly trip?: string | undefined;
  /** Dates, stops, airline: as much as is known. */
  readonly facts: readonly string[];
  /** 'seen November 20'. */
  readonly seen?: string | undefined;
  /** Why it is a deal, such as 'Lowest in 30 days'. */
  readonly claim?: string | undefined;
  /** What stands in the place of a price that nobody has seen lately. */
  readonly ask?: string | undefined;
  /** The prices of 90 days: data of SVG paths, and what they show in words. */
  readonly line?: { readonly path: string; readonly now: string; readonly words: string } | undefined;
}

/** A price as a card shows it. */
export interface ShownPrice extends Omit<Price, 'price'> {
  /** US dollars; nothing where no price was seen lately. */
  readonly price?: number | undefined;
  /** Nothing for a sample, of which no more is known than the amount. */
  readonly fare?: Fare | undefined;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A shown price as a sentence for people who hear it: "from 349 US dollars, was 380, round trip, lowest in 30 days, seen November 20". */
export function shownPriceSentence({ price, fare, ...rest }: ShownPrice, per?: string): string {
  const { ask = '', trip, claim = '', seen } = fare ?? {};
  if (price === undefined) return lowerFirst(ask);
  const details = [trip, lowerFirst(claim), seen];
  return [priceSentence({ price, ...rest }, per), ...details.filter(Boolean)].join(', ');
}
