import { z } from 'zod';
import { EnvironmentError } from '@/lib/environment-error';

/** What belongs to the operator's accounts and comes from the environment. */
export interface Account {
  readonly marker: string;
  readonly trs: string;
  readonly kiwitaxiRefId: string;
  /** Names of the variables that still have their placeholder; no click earns anything while one is left. */
  readonly placeholders: readonly string[];
}

/** Harmless values that let anyone build and look at the site. `.env.example` shows the same ones. */
const PLACEHOLDERS = {
  TRAVELPAYOUTS_MARKER: '000000',
  TRAVELPAYOUTS_TRS: '000000',
  KIWITAXI_REFID: 'placeholder',
} as const;

const VARIABLES = ['TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS', 'KIWITAXI_REFID'] as const;

const digitsRule = 'digits only, as your Travelpayouts account shows them';
const digits = z.string().regex(/^\d{3,12}$/, digitsRule);
const refIdRule = 'letters, digits and hyphens only, as in the widget code of your Kiwitaxi account';

const environmentSchema = z.object({
  TRAVELPAYOUTS_MARKER: digits,
  TRAVELPAYOUTS_TRS: digits,
  KIWITAXI_REFID: z.string().regex(/^[A-Za-z0-9-]{3,80}$/, refIdRule),
  SITE_ENV: z.enum(['preview', 'production'], 'preview or production'),
});

/**
 * The account values of an environment. An empty variable counts as one that is not set.
 *
 * @throws EnvironmentError for a malformed value, and for placeholders where `SITE_ENV` is `production`
 */
export function readAccount(env: Readonly<Record<string, string | undefined>>): Account {
  const given = (name: string) => env[name]?.trim() || undefined;
  const result = environmentSchema.safeParse({
    ...Object.fromEntries(VARIABLES.map((name) => [name, given(name) ?? PLACEHOLDERS[name]])),
    SITE_ENV: given('SITE_ENV') ?? 'preview',
  });
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} is '${given(name) ?? ''}'; expected ${message}`;
    });
    throw new EnvironmentError(lines.join('\n'));
  }
  const values = result.data;
  const placeholders = VARIABLES.filter((name) => values[name] === PLACEHOLDERS[name]);
  if (values.SITE_ENV === 'production' && placeholders.length > 0) {
    throw new EnvironmentError(
      `SITE_ENV is 'production', but these variables still have their placeholders, so no link would earn: ` +
        `${placeholders.join(', ')}. Set them as .env.example describes.`,
    );
  }
  return {
    marker: values.TRAVELPAYOUTS_MARKER,
    trs: values.TRAVELPAYOUTS_TRS,
    kiwitaxiRefId: values.KIWITAXI_REFID,
    placeholders,
  };
}

/** One line for the console of a build that still has placeholders, or nothing. */
export function placeholderWarning({ placeholders }: Account): string | undefined {
  if (placeholders.length === 0) return undefined;
  return `Partner links earn nothing yet: ${placeholders.join(', ')} still ${placeholders.length === 1 ? 'has its placeholder' : 'have their placeholders'} (see .env.example).`;
}
