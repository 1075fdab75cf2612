import type { Answer } from './ask';
import { tagsOf } from '@/scripts/html/tags';

/*
 * The criteria of Mozilla's Observatory, algorithm 4, as the table of scores in `src/grader/charts.js` of its package has them
 * (@mdn/mdn-http-observatory 1.4.8). The package itself asks public hosts only, needs a newer Node.js and brings a database.
 * Left out is what a host has by its certificate: https, and the redirect to it.
 */

/** Seconds of half a year, below which the Observatory takes points off. */
const SIX_MONTHS = 15_768_000;
/** Points are added only to a site that has this many without them. */
const FOR_EXTRA_CREDIT = 90;

/** The sources of a directive in each policy that has it. A page obeys all of its policies. */
const sourcesOf = (policies: readonly string[], name: string) =>
  policies.flatMap((policy) => {
    const directive = policy.split(';').find((each) => each.trim().split(/\s+/)[0] === name);
    return directive === undefined ? [] : [directive.trim().split(/\s+/).slice(1)];
  });

function contentSecurityPolicy(policies: readonly string[]): number {
  if (policies.length === 0) return -25;
  const scripts = sourcesOf(policies, 'script-src').concat(sourcesOf(policies, 'object-src'));
  if (scripts.length < 2) return -20;
  const isOpen = scripts.every((sources) =>
    sources.some((source) => ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(source)),
  );
  if (isOpen) return -20;
  return scripts.some((sources) => sources.includes("'unsafe-eval'")) ? -10 : 0;
}

function framing(policies: readonly string[], headers: Answer['headers']): number {
  if (sourcesOf(policies, 'frame-ancestors').some(([source]) => source === "'none'" || source === "'self'"))
    return 5;
  return headers['x-frame-options'] ? 0 : -20;
}

function transportSecurity(header: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < SIX_MONTHS ? -10 : 0;
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** The points that the answer with a page gains or loses, by criterion. */
export function observatoryPoints({ headers, body }: Answer): Readonly<Record<string, number>> {
  const tags = tagsOf(body.toString(), ['meta', 'script']);
  const inPage = tags.flatMap(({ attributes }) =>
    attributes['http-equiv']?.toLowerCase() === 'content-security-policy' ? [attributes.content ?? ''] : [],
  );
  const inHeaders = [headers['content-security-policy']].flat().filter((policy) => policy !== undefined);
  const policies = [...inHeaders, ...inPage];
  const foreign = tags.filter(
    ({ attributes: { src, integrity } }) => src !== undefined && /^(?:\w+:)?\/\//.test(src) && !integrity,
  );
  const sharing = String(headers['cross-origin-resource-policy']);
  return {
    contentSecurityPolicy: contentSecurityPolicy(policies),
    cookies: headers['set-cookie'] ? -20 : 0,
    crossOriginResourceSharing: headers['access-control-allow-origin'] ? -50 : 0,
    crossOriginResourcePolicy: ['same-origin', 'same-site'].includes(sharing) ? 10 : 0,
    framing: framing(inHeaders, headers),
    referrerPolicy: PRIVATE_REFERRERS.includes(String(headers['referrer-policy'])) ? 5 : 0,
    subresourceIntegrity: foreign.length > 0 ? -5 : 0,
    transportSecurity: transportSecurity(headers['strict-transport-security']),
    contentTypeOptions: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  };
}

/** The score that these points give; 100 and more is the grade A+. */
export function observatoryScore(points: Readonly<Record<string, number>>): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const without = sum(Object.values(points).filter((value) => value < 0));
  return without >= FOR_EXTRA_CREDIT ? sum(Object.values(points)) : without;
}
