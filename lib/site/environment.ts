import { z } from 'zod';
import { PHOTO_HOST } from './picture';
import { isPublicAddress, safeOrigin } from '@/lib/source/web-address';

/** A mistake in the environment. Commands print its message without a stack trace. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Environment variables, in the type of `process.env`. Tests pass their own. */
export type Variables = Readonly<Record<string, string | undefined>>;

export const DEFAULT_SITE_URL = 'https://farewind.example';
const DEFAULT_API_URL = 'https://api.travelpayouts.com';

/** Placeholder for the id of a partner's own account. It counts as not set, because links with it would seem to earn. */
const ID_PLACEHOLDER = 'placeholder';
/** Placeholder for a number of the network. */
export const NUMBER_PLACEHOLDER = '000000';

/** Hosts of the local machine, the only hosts for which http:// is allowed. */
const OWN_MACHINE = ['localhost', '127.0.0.1'];

/** The origin of an address, if it is safe for a public site. */
function originOf(address: string): string | undefined {
  const origin = safeOrigin(address);
  if (origin === undefined) return undefined;
  const { protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
  return isSafe ? origin : undefined;
}

/** Whether an address is https://, or http:// on this machine. */
export const isSecureAddress = (address: string): boolean => originOf(address) !== undefined;

const withoutEndSlashes = (text: string) => text.replace(/\/+$/, '');

/** The text must equal the origin exactly as browsers serialize it, because addresses are built from it. */
const webOrigin = (example: string, advice = '') =>
  z
    .string()
    .transform(withoutEndSlashes)
    .refine((text) => text === originOf(text), {
      error: ({ input }) => `expected an origin such as ${originOf(String(input)) ?? example}${advice}`,
    });

const siteUrl = webOrigin('https://www.example.com', ', with the folder, if any, in BASE_PATH');

/** Browsers resolve `.` and `..` in an address, and Next keeps its own files below /_next. */
const basePath = z
  .string()
  .refine(
    (text) =>
      /^(?:\/[\w.~-]+)*\/?$/.test(text) &&
      !text.split('/').some((part) => ['.', '..', '_next'].includes(part)),
    'expected a folder that starts with a slash, such as /travel, or nothing; . and .. and _next are no folders for it',
  )
  .transform(withoutEndSlashes);

const accountNumber = z
  .string()
  .regex(/^\d{3,12}$/, 'expected 3 to 12 digits and nothing else, as your Travelpayouts account shows them')
  .default(NUMBER_PLACEHOLDER);

const accountId = z
  .string()
  .regex(
    /^[\w.~-]{1,80}$/,
    'expected letters, digits, hyphens, dots, tildes and underscores only, as in the links of your account',
  )
  .transform((id) => (id === ID_PLACEHOLDER ? undefined : id))
  .optional();

/** A host name, an IPv4 address, or an IPv6 address in brackets. */
const HOST_NAME = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;

const hostNames = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => HOST_NAME.test(name)),
    'it must list host names without scheme and port, separated by commas, as in: preview.example,192.168.0.7',
  )
  .default([]);

const A_PORT = 'it must be a whole number from 1 to 65535, or 0 for any free port.';
const port = z
  .string()
  .regex(/^\d+$/, A_PORT)
  .transform(Number)
  .refine((number) => number <= 65_535, A_PORT)
  .default(3000);

/** Goes into a header, so it must not contain blanks or line ends. */
const token = z
  .string()
  .regex(
    /^[\x21-\x7e]{8,500}$/,
    'expected 8 or more ASCII characters without blanks, as your account shows them',
  );

const isSet = z.string().optional().transform(Boolean);

/**
 * Every environment variable that the modules of this project read, except the ids of partners' own accounts:
 * `content/partners.yaml` names those variables. (`next.config.mjs` and `next-sitemap.config.mjs` read one more each, which the build
 * passes to them.) The description of a variable is its line in `docs/environment.md`.
 */
export const ENVIRONMENT = z.object({
  SITE_URL: siteUrl.default(DEFAULT_SITE_URL).describe('Origin of the public site'),
  BASE_PATH: basePath
    .default('')
    .describe('Path below which the site is served; empty at the root of a host'),
  SITE_ENV: z
    .enum(['preview', 'production'], 'expected preview or production')
    .default('preview')
    .describe('`production`: the build stops while placeholders or samples are left'),
  TRAVELPAYOUTS_MARKER: accountNumber.describe('Marker of the Travelpayouts account'),
  TRAVELPAYOUTS_TRS: accountNumber.describe('Traffic source of the Travelpayouts account'),
  TRAVELPAYOUTS_TOKEN: token
    .optional()
    .describe('API token of the Travelpayouts account; sent in a header and never printed'),
  TRAVELPAYOUTS_API_URL: webOrigin(DEFAULT_API_URL)
    .default(DEFAULT_API_URL)
    .describe("Origin of the network's API; change it only for tests"),
  HOST_COMPRESSES: z
    .enum(['true', 'false'], 'expected true, false or nothing')
    .transform((word) => word === 'true')
    .default(false)
    .describe('`true`: the host compresses files itself, so the build writes no `.br` and `.gz` files'),
  HSTS_MAX_AGE: z
    .string()
    .regex(/^\d{1,9}$/, 'it must be whole seconds, such as 31536000 for a year, or 0')
    .transform(Number)
    .default(86_400)
    .describe(
      'Seconds for which browsers use only https after a visit; 0 ends this. Raise it to 31536000 when everything works',
    ),
  REPORTING_URL: z
    .string()
    // A semicolon ends a directive and a comma a header value. Servers read $ and braces as variables.
    .refine(
      (text) => isPublicAddress(text) && !/[;,$]/.test(text),
      'expected an address such as https://reports.example/csp',
    )
    .optional()
    .describe(
      'Address to which browsers report violations of Trusted Types and other sites that frame a page',
    ),
  CF_PAGES: isSet.describe(
    'Set by the build machines of Cloudflare Pages, a host that compresses files itself',
  ),
  NETLIFY: isSet.describe("Set by Netlify's build machines; `_redirects` then has Netlify's own syntax"),
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d{1,11}$/, 'it must be whole seconds since 1970, such as 1735689600')
    .transform((seconds) => new Date(Number(seconds) * 1000))
    .optional()
    .describe('The time of a build in seconds since 1970; by default the current time'),
  PHOTO_HOST_URL: webOrigin(PHOTO_HOST)
    .default(PHOTO_HOST)
    .describe('Origin from which `npm run photos:fetch` downloads photos; change it only for tests'),
  CONTENT_DIRECTORY: z.string().default('content').describe('Folder of the content'),
  PORT: port.describe('Port of `npm run dev` and `npm start`; `0` for any free one'),
  HOST: z
    .union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'it must be the IP address to listen on, such as 0.0.0.0 for all, or empty for this machine only.',
    )
    .default('localhost')
    .describe('IP address to listen on in addition to `localhost`: `0.0.0.0` for all'),
  ALLOWED_HOSTS: hostNames.describe(
    'Host names, separated by commas, under which other machines open the site',
  ),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe('Chrome, Chromium or its headless shell, for tests and measurements'),
  CI: isSet.describe('Set by build machines: a failed browser test runs a second time and records a trace'),
  NODE_ENV: z
    .string()
    .optional()
    .describe('`development` in `npm run dev`, `production` in a build; the commands set it themselves'),
  FAREWIND_CONTENT_MANIFEST: z
    .string()
    .optional()
    .describe('File in which the steps of a build share the content; `npm run build` sets it itself'),
  FAREWIND_STALE_PAGES: z
    .string()
    .optional()
    .describe('File with the pages that a build must render; `npm run build` sets it itself'),
  FAREWIND_CODE: z
    .string()
    .optional()
    .describe('A hash of the code that a build runs; `npm run build` sets it itself'),
  FAREWIND_DRAFTS: isSet.describe(
    'Set by `npm run build -- --drafts`: the build shows drafts and future articles and asks search engines to stay away',
  ),
  FAREWIND_CONTENT_VERSION: z
    .string()
    .optional()
    .describe('Changes with each save during `npm run dev`, which sets it itself'),
});

type Names = keyof typeof ENVIRONMENT.shape;
type Values = z.output<typeof ENVIRONMENT>;

/** Variables whose values must not appear in messages. */
const SECRETS: readonly string[] = ['TRAVELPAYOUTS_TOKEN'];

function parseVariable<T>(name: string, schema: z.ZodType<T>, env: Variables): T {
  // `PORT=` in a file or a shell means that the variable is not set.
  const given = env[name]?.trim() || undefined;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const found = SECRETS.includes(name) ? 'not usable' : `'${given}'`;
  throw new EnvironmentError(`${name} is ${found}; ${result.error.issues[0]?.message}`);
}

/**
 * The current value of a variable, or its default. An empty variable counts as not set. Variables are never read when a module is
 * imported, so the order of imports does not matter.
 *
 * @throws EnvironmentError for a value that the schema rejects
 */
export const readVariable = <N extends Names>(name: N, env: Variables = process.env): Values[N] =>
  parseVariable(name, ENVIRONMENT.shape[name] as unknown as z.ZodType<Values[N]>, env);

/** The message for a malformed variable; undefined for any other. */
function mistakeIn(name: Names, env: Variables): string | undefined {
  try {
    readVariable(name, env);
    return undefined;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

/**
 * Checks variables that a command needs.
 *
 * @throws EnvironmentError if one of them is malformed. It lists all malformed variables, so that they can be corrected at once
 */
export function requireVariables(needed: readonly Names[], env: Variables = process.env): void {
  if (needed.every((name) => mistakeIn(name, env) === undefined)) return;
  const names = Object.keys(ENVIRONMENT.shape) as Names[];
  throw new EnvironmentError(names.flatMap((name) => mistakeIn(name, env) ?? []).join('\n'));
}

/**
 * The operator's id for a partner's own account, if it is set.
 *
 * @param name the name of a variable, from `accounts` in `content/partners.yaml`
 * @throws EnvironmentError for an id with characters that links do not allow
 */
export const readAccountId = (name: string, env: Variables = process.env): string | undefined =>
  parseVariable(name, accountId, env);

/** A variable as text, for a program or a hash that needs it unparsed. */
export const rawVariable = (name: string, env: Variables = process.env): string | undefined => env[name];

/** Sets variables for this process and its child processes. */
export const setVariables = (values: Variables): void => void Object.assign(process.env, values);
