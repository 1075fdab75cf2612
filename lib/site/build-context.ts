import { readVariable, type Variables } from './environment';

/** The date and the mode of a build or a preview. */
export interface BuildContext {
  /** YYYY-MM-DD, in UTC. */
  readonly today: string;
  /** Whether hidden content is shown, with a label: drafts, articles of the future, ended deals. Never on the public site. */
  readonly preview: boolean;
}

/**
 * The current time of a build: `SOURCE_DATE_EPOCH`, so that a second build has the same bytes
 * (https://reproducible-builds.org/specs/source-date-epoch/, seconds since 1970), or the clock.
 *
 * @throws EnvironmentError if the variable is set to anything else
 */
export const buildMoment = (env?: Variables, clock = new Date()): Date =>
  readVariable('SOURCE_DATE_EPOCH', env) ?? clock;

/** The context of this process: a preview under `npm run dev` and `npm run build -- --drafts`, otherwise the public site. */
export function currentBuildContext(env?: Variables, clock = new Date()): BuildContext {
  const today = buildMoment(env, clock).toISOString().slice(0, 10);
  return { today, preview: readVariable('NODE_ENV', env) === 'development' || isDraftBuild(env) };
}

/** Whether this is a build for editors, with drafts and future articles (`npm run build -- --drafts`). */
export const isDraftBuild = (env?: Variables): boolean => readVariable('FAREWIND_DRAFTS', env);
