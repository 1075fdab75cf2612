import { z } from 'zod';
import { actionSchema, target, to } from '@/lib/partners/schemas';
import { icon } from '@/lib/site/schemas';
import { fields, line, slug } from '@/lib/source/field-rules';
import { terms } from './deal-terms';
import { code, description, features, list, price, ratedBy } from './fields';

/*
 * Schemas of `content/airports.yaml`, `content/airlines.yaml`, and the files of `content/deals/` without deals. Each message is the
 * "expected …" of a diagnostic.
 */

const listOf = <T extends z.ZodType>(entry: T, count: number, what: string) =>
  z.array(entry, `a list of ${count} ${what}`).length(count, `a list of ${count} ${what}`);

const homeRule = 'true or false; false keeps it off the home page';
const ratingRule = 'a number from 1 to 5 with one decimal at most';

/** The file of destinations, below the content directory. */
export const DESTINATIONS_FILE = 'deals/destinations.yaml';

/** `DESTINATIONS_FILE`. The price is the lowest for a flight from `from` to the destination. */
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
    ...terms,
    home: z.boolean(homeRule).optional(),
  }),
  'destinations',
);
export type DestinationEntry = Readonly<z.infer<typeof destinationsSchema>[number]>;

/** `services.yaml`. */
export const servicesSchema = listOf(
  fields({
    id: slug,
    icon,
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

const airlineRule = "an airline's code of two letters or digits, such as BA, and its name";
/** `content/airlines.yaml`. */
export const airlinesSchema = z.record(
  z.string().regex(/^[A-Z0-9]{2}$/, airlineRule),
  line('the name of the airline'),
  { error: () => airlineRule },
);
