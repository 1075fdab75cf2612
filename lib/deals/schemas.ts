import { z } from 'zod';
import { actionSchema, target, to } from '@/lib/partners/schemas';
import { allFields, fields, line, slug } from '@/lib/source/field-rules';

/* What `content/deals/*.yaml` and `content/airports.yaml` may hold. A message is the "expected …" of a diagnostic. */

const dollars = (rule: string) => z.number(rule).positive(rule).multipleOf(0.01, rule);

const price = dollars('an amount of US dollars above 0 without the dollar sign, such as 299 or 299.50');

const discountRule = 'a whole number of percent from 1 to 99';

/** The prices of a deal. Whether they fit each other is for `checkPrices` to say. */
const prices = {
  price,
  originalPrice: dollars(
    'the price before the discount, an amount of US dollars such as 499, or no such field',
  ).optional(),
  discount: z.int(discountRule).min(1, discountRule).max(99, discountRule).optional(),
};

const codeRule = 'three capital letters, such as LON';
const code = z.string(codeRule).regex(/^[A-Z]{3}$/, codeRule);

const description = line('one or two sentences of our own');
const featuresRule = 'a list of two to five features';
const features = z
  .array(line('a feature in a few words'), featuresRule)
  .min(2, featuresRule)
  .max(5, featuresRule);

const list = <T extends z.ZodType>(entry: T, what: string) =>
  z.array(entry, `a list of ${what}, or [] for none`);

const listOf = <T extends z.ZodType>(entry: T, count: number, what: string) =>
  z.array(entry, `a list of ${count} ${what}`).length(count, `a list of ${count} ${what}`);

const ratingTextRule = "text such as '4.5 out of 5'";
const ratingText = z.string(ratingTextRule).regex(/^[1-5](?:\.\d)? out of 5$/, ratingTextRule);
const ratedBy = line("whose rating it is, such as 'our editors'");

/** `flights.yaml` and `flight-grid.yaml`. The target of the link is the route itself. */
export const flightsSchema = list(
  fields({
    id: slug,
    from: code,
    destination: code,
    to,
    ...prices,
    description,
  }),
  'flights',
);

/** `packages.yaml`. */
export const packagesSchema = list(
  fields({
    id: slug,
    destination: line('the name of the place'),
    ...prices,
    description,
    features,
    to,
    target,
  }),
  'packages',
);

const latitudeRule = 'degrees of latitude from -56 to 80, south negative';
const longitudeRule = 'degrees of longitude from -180 to 180, west negative';
const location = allFields({
  lat: z.number(latitudeRule).min(-56, latitudeRule).max(80, latitudeRule),
  lng: z.number(longitudeRule).min(-180, longitudeRule).max(180, longitudeRule),
});

/** `hotels.yaml` and `hotel-grid.yaml`; the price is for a night. A hotel without a location is not on our map. */
export const hotelsSchema = list(
  fields({
    id: slug,
    city: line('the city, or the part of it'),
    location: location.optional(),
    ...prices,
    rating: ratingText,
    ratedBy,
    description,
    features,
    to,
    target,
  }),
  'hotels',
);

/** `transfers.yaml`. */
export const transfersSchema = list(
  fields({
    id: slug,
    service: line('the name of the service'),
    ...prices,
    duration: line("how long it takes, such as '30 to 45 min'"),
    description,
    features,
    to,
    target,
  }),
  'transfers',
);

const ratingRule = 'a number from 1 to 5 with one decimal at most';
/** `destinations.yaml`; the price is the one that a flight there from `from` starts at. */
export const destinationsSchema = list(
  fields({
    id: slug,
    name: line('the name of the city'),
    country: line('its country'),
    from: code,
    price,
    image: line('a key of content/pictures.yaml'),
    rating: z.number(ratingRule).min(1, ratingRule).max(5, ratingRule).multipleOf(0.1, ratingRule),
    ratedBy,
    description,
    to,
    target,
  }),
  'destinations',
);

/** `services.yaml`. */
export const servicesSchema = listOf(
  fields({
    id: slug,
    title: line('the name of the service'),
    description,
    partners: z
      .array(fields({ id: slug, to, target }), 'a list of at least one partner')
      .min(1, 'a list of at least one partner'),
    features,
    buttons: listOf(actionSchema, 2, 'buttons'),
  }),
  3,
  'services',
);

/** `content/airports.yaml`. */
export const airportsSchema = z.array(
  fields({
    code,
    city: line('the city'),
    name: line('the name of the airport'),
    country: line('the country'),
    also: z.array(line('another name'), 'a list of other names').default([]),
  }),
  'a list of airports',
);
