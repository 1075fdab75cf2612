import { z } from 'zod';
import { MAP_EDGES } from '@/lib/site/location';
import { allFields, line } from '@/lib/source/field-rules';

/* Fields that several files of `content/deals/` have. Each message is the "expected …" of a diagnostic. */

/** In dollars. A higher amount is a typing error, such as a missing decimal point. */
const HIGHEST_AMOUNT = 100_000;
/** An amount of money above 0, with two decimals at most. */
export const amount = (rule: string) =>
  z
    .number(rule)
    .positive(rule)
    .multipleOf(0.01, rule)
    .max(HIGHEST_AMOUNT, `${rule}; ${HIGHEST_AMOUNT} at most`);

export const price = amount('an amount of US dollars above 0 without the dollar sign, such as 299 or 299.50');

const discountRule = 'a whole number of percent from 1 to 99';

/** The prices of a deal. `checkPrices` checks that they fit each other. */
export const prices = {
  price,
  originalPrice: amount(
    'the price before the discount, an amount of US dollars such as 499, or no such field',
  ).optional(),
  discount: z.int(discountRule).min(1, discountRule).max(99, discountRule).optional(),
};

const codeRule = 'three capital letters, such as LON';
export const code = z.string(codeRule).regex(/^[A-Z]{3}$/, codeRule);

export const description = line('one or two sentences of our own');
const featuresRule = 'a list of two to five features';
export const features = z
  .array(line('a feature in a few words'), featuresRule)
  .min(2, featuresRule)
  .max(5, featuresRule);

const ratingTextRule = "text such as '4.5 out of 5'";
export const ratingText = z.string(ratingTextRule).regex(/^[1-5](?:\.\d)? out of 5$/, ratingTextRule);
export const ratedBy = line("whose rating it is, such as 'our editors'");

const latitudeRule = `degrees of latitude from ${MAP_EDGES.south} to ${MAP_EDGES.north}, south negative`;
const longitudeRule = 'degrees of longitude from -180 to 180, west negative';
export const location = allFields({
  lat: z.number(latitudeRule).min(MAP_EDGES.south, latitudeRule).max(MAP_EDGES.north, latitudeRule),
  lng: z.number(longitudeRule).min(-180, longitudeRule).max(180, longitudeRule),
});

export const list = <T extends z.ZodType>(entry: T, what: string) =>
  z.array(entry, `a list of ${what}, or [] for none`);
