import { z } from 'zod';
import { line, slug } from '@/lib/content/field-rules';

/* What `content/deals/*.yaml` and `content/airports.yaml` may hold. A message is the "expected …" of a finding. */

/** Lowest and highest sample price of each kind, in US dollars (specification, section 9). */
const PRICE_RANGES = {
  flights: [299, 449],
  packages: [699, 1299],
  hotels: [79, 129],
  transfers: [25, 65],
  destinations: [59, 199],
} as const;

/** Smallest and largest sample discount in percent (specification, section 9). */
const DISCOUNT_RANGE = [35, 50] as const;

function priceOf(kind: keyof typeof PRICE_RANGES) {
  const [lowest, highest] = PRICE_RANGES[kind];
  const rule = `a whole number of US dollars from ${lowest} to ${highest}`;
  return z.int(rule).min(lowest, rule).max(highest, rule);
}

const originalPriceRule = 'the price before the discount, a whole number of US dollars';
const originalPrice = z.int(originalPriceRule).positive(originalPriceRule);

const discountRule = `a whole number of percent from ${DISCOUNT_RANGE.join(' to ')}`;
const discount = z
  .int(discountRule)
  .min(DISCOUNT_RANGE[0], discountRule)
  .max(DISCOUNT_RANGE[1], discountRule);

const codeRule = 'three capital letters, such as LON';
const code = z.string(codeRule).regex(/^[A-Z]{3}$/, codeRule);

const to = line('a key of links in content/partners.yaml');
const target = z
  .record(z.string(), line('what the link is to show'), 'a list such as { city: Paris }')
  .default({});

const description = line('one or two sentences of our own');
const featuresRule = 'a list of two to five features';
const features = z
  .array(line('a feature in a few words'), featuresRule)
  .min(2, featuresRule)
  .max(5, featuresRule);

const list = <T extends z.ZodType>(entry: T, count: number, what: string) =>
  z.array(entry, `a list of ${count} ${what}`).length(count, `a list of ${count} ${what}`);

const ratingTextRule = "text such as '4.5 out of 5'";
const ratingText = z.string(ratingTextRule).regex(/^[1-5](?:\.\d)? out of 5$/, ratingTextRule);

/** `flights.yaml` and `flight-grid.yaml`. The target of the link is the route itself. */
export const flightsSchema = list(
  z.strictObject(
    {
      id: slug,
      from: code,
      destination: code,
      to,
      price: priceOf('flights'),
      originalPrice,
      discount,
      description,
    },
    'one of id, from, destination, to, price, originalPrice, discount, description',
  ),
  4,
  'flights',
);

/** `packages.yaml`. */
export const packagesSchema = list(
  z.strictObject(
    {
      id: slug,
      destination: line('the name of the place'),
      price: priceOf('packages'),
      originalPrice,
      discount,
      description,
      features,
      to,
      target,
    },
    'one of id, destination, price, originalPrice, discount, description, features, to, target',
  ),
  4,
  'packages',
);

/** `hotels.yaml` and `hotel-grid.yaml`; the price is for a night. */
export const hotelsSchema = list(
  z.strictObject(
    {
      id: slug,
      city: line('the city, or the part of it'),
      price: priceOf('hotels'),
      rating: ratingText,
      description,
      features,
      to,
      target,
    },
    'one of id, city, price, rating, description, features, to, target',
  ),
  4,
  'hotels',
);

/** `transfers.yaml`. */
export const transfersSchema = list(
  z.strictObject(
    {
      id: slug,
      service: line('the name of the service'),
      price: priceOf('transfers'),
      duration: line("how long it takes, such as '30 to 45 min'"),
      description,
      features,
      to,
      target,
    },
    'one of id, service, price, duration, description, features, to, target',
  ),
  4,
  'transfers',
);

const ratingRule = 'a number from 1 to 5 with one decimal at most';
/** `destinations.yaml`; the price is the one that a flight there starts at. */
export const destinationsSchema = list(
  z.strictObject(
    {
      id: slug,
      name: line('the name of the city'),
      country: line('its country'),
      price: priceOf('destinations'),
      image: line('a key of content/pictures.yaml'),
      rating: z.number(ratingRule).min(1, ratingRule).max(5, ratingRule).multipleOf(0.1, ratingRule),
      description,
      to,
      target,
    },
    'one of id, name, country, price, image, rating, description, to, target',
  ),
  6,
  'destinations',
);

/** A button or a link of its own that leads to a partner. */
export const actionSchema = z.strictObject(
  { id: slug, label: line('what the button says'), to, target },
  'one of id, label, to, target',
);

/** `services.yaml`. */
export const servicesSchema = list(
  z.strictObject(
    {
      id: slug,
      title: line('the name of the service'),
      description,
      partners: z
        .array(
          z.strictObject({ id: slug, to, target }, 'one of id, to, target'),
          'a list of at least one partner',
        )
        .min(1, 'a list of at least one partner'),
      features,
      buttons: list(actionSchema, 2, 'buttons'),
    },
    'one of id, title, description, partners, features, buttons',
  ),
  3,
  'services',
);

/** `content/airports.yaml`. */
export const airportsSchema = z.array(
  z.strictObject(
    {
      code,
      city: line('the city'),
      name: line('the name of the airport'),
      country: line('the country'),
      also: z.array(line('another name'), 'a list of other names').default([]),
    },
    'one of code, city, name, country, also',
  ),
  'a list of airports',
);
