import { buildMoment } from '@/lib/site/build-context';
import { ContentError, formatDiagnostic } from '@/lib/source/diagnostic';
import { findSamples } from './samples';
import { contentDirectory } from '@/lib/site/memoize';
import { EnvironmentError, readVariable, type Variables } from '@/lib/site/environment';
import { placeholderWarning, readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import { listTextPages } from '@/lib/articles/text-pages';
import { siteSchema } from '@/lib/site/schemas';
import { readYamlFile } from '@/lib/source/yaml-file';
import { listStandIns } from '@/lib/deals/stand-ins';
import { checkSiteAddress } from '@/lib/site/address';

/** The open tasks before the site can be public, apart from errors in the content. Builds and later checks share this list. */
interface Readiness {
  /** Problems that stop a build, each in one or more lines. */
  readonly stops: readonly string[];
  /** Warnings for the operator. */
  readonly notes: readonly string[];
}

/** The result of a check, or the error that stops the build. */
function ask<T>(check: () => T): { readonly stop?: string; readonly value?: T } {
  try {
    return { value: check() };
  } catch (error) {
    if (error instanceof EnvironmentError || error instanceof ContentError) return { stop: error.message };
    throw error;
  }
}

/** The variables with which a build ends. Checked first, they stop it before it has rendered the pages. */
const LATE = ['HOST_COMPRESSES', 'HSTS_MAX_AGE', 'REPORTING_URL'] as const;

const HOW =
  "Replace each, or list its file in content/confirmed.yaml once everything in it is true for your site (docs/operators.md, 'Before the site goes public').";

function sampleLines(year: number, directory: string, isProduction: boolean): Readiness {
  const samples = findSamples(directory, year);
  if (samples.length === 0) return { stops: [], notes: [] };
  const files = new Set(samples.map(({ file }) => file)).size;
  if (!isProduction) {
    const what = `${samples.length} samples in ${files} content files`;
    return { stops: [], notes: [`Not ready for the public yet: ${what}; npm run check:live names them.`] };
  }
  const list = samples.map(formatDiagnostic);
  return samples.some(({ stops }) => stops)
    ? {
        stops: [
          ['A production build (SITE_ENV=production) cannot contain samples:', ...list, HOW].join('\n'),
        ],
        notes: [],
      }
    : { stops: [], notes: list };
}

const TEST_DESK =
  "content/site.yaml: the desk has 'backend: test', which keeps the work of writers in their browsers only. Name the repository of the site, or remove 'desk' (docs/operators.md, 'A desk for writers').";

/** The message for a desk that is only for trying it. An invalid file has none; the content check reports it. */
const testDesk = (directory: string): readonly string[] =>
  readYamlFile(directory, 'site.yaml', siteSchema).value?.desk?.backend === 'test' ? [TEST_DESK] : [];

/** The text pages that readers look for before they trust a site. The law requires some of them, depending on the country. */
const EXPECTED_PAGES = ['about', 'contact', 'privacy'];

/** Warnings about unfinished parts of the registry. They mislead no visitor and stop no build. */
function unfinished(directory: string): readonly string[] {
  const registry = loadPartners(directory);
  const unverified = Object.entries(registry.partners).filter(
    ([, { status, verified }]) => status === 'live' && !verified,
  );
  return [
    ...(unverified.length > 0
      ? [
          `content/partners.yaml: nobody has compared these programs with the account (verified: false): ${unverified.map(([key]) => key).join(', ')}.`,
        ]
      : []),
    ...(registry.searchForm.verified
      ? []
      : ['content/partners.yaml: nobody has tried the search form (verified: false).']),
    ...listStandIns(registry, directory).map(
      ({ page, place, wanted, shown }) => `${page}, ${place}: in place of ${wanted}, ${shown}.`,
    ),
  ];
}

/** Warnings about expected pages that do not exist. */
function missingPages(directory: string): readonly string[] {
  const pages = listTextPages(directory);
  return EXPECTED_PAGES.filter((page) => !pages.includes(page)).map(
    (page) => `There is no page content/pages/${page}.md.`,
  );
}

/**
 * Everything except errors in the content that keeps the site from being public, in one list: address, account values, samples, the desk.
 * Unless `SITE_ENV` is `production`, only malformed values stop a build. If a check cannot read a file because of mistakes, they are in the
 * list.
 */
export function readiness(env?: Variables, directory = contentDirectory()): Readiness {
  const settings = [
    ask(() => checkSiteAddress(env)),
    ask(() => placeholderWarning(readAccount(loadPartners(directory), env))),
    ...LATE.map((name) => ask(() => void readVariable(name, env))),
  ];
  const year = buildMoment(env).getUTCFullYear();
  const siteEnv = ask(() => readVariable('SITE_ENV', env)).value;
  const isProduction = siteEnv === 'production';
  const samples = ask(() => sampleLines(year, directory, isProduction));
  return {
    stops: [
      ...new Set([...settings, samples].flatMap(({ stop }) => stop ?? [])),
      ...(isProduction ? testDesk(directory) : []),
      ...(samples.value?.stops ?? []),
    ],
    notes: [
      ...settings.flatMap(({ value }) => value ?? []),
      ...(samples.value?.notes ?? []),
      ...(isProduction ? missingPages(directory) : []),
      ...((isProduction && ask(() => unfinished(directory)).value) || []),
    ],
  };
}
