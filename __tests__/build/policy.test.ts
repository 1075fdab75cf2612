import { existsSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { PARTNER_PATHS } from '@/lib/site/landing-pages';
import { attribute } from '@/scripts/html/elements';
import { byTag, pages, policyOf } from './pages';

// What is copied from `public/`, such as a proof for a search engine, is not a page of the site.
const own = pages.filter(({ file }) => !existsSync(path.join('public', file)));
const isPartnerPage = ({ path: at }: (typeof pages)[number]) => PARTNER_PATHS.includes(at);

test('the policy stands in every page, before any script', () => {
  expect(own.length).toBeGreaterThan(20);
  const late = own.filter((page) => {
    const tags = byTag(page, 'meta', 'script');
    const at = tags.findIndex((tag) => attribute(tag, 'http-equiv') === 'Content-Security-Policy');
    const script = tags.findIndex(({ tagName }) => tagName === 'script');
    return at < 0 || (script >= 0 && script < at);
  });
  expect(late.map(({ file }) => file)).toEqual([]);
});

test('pages that show partners have one policy, and all others a narrower one', () => {
  const policies = (among: typeof own) => [...new Set(among.map(policyOf))];
  const [partners, ...moreOfPartners] = policies(own.filter(isPartnerPage));
  const [others, ...moreOfOthers] = policies(own.filter((page) => !isPartnerPage(page)));
  expect([moreOfPartners, moreOfOthers]).toEqual([[], []]);
  const sources = (policy = '') => policy.split(/[; ]/);
  expect(sources(partners)).toEqual(expect.arrayContaining(sources(others)));
  expect(sources(others).length).toBeLessThan(sources(partners).length);
});

test('no other page has a widget, a frame or the search form of a partner', () => {
  const showing = own.filter((page) =>
    page.elements.some(
      (element) =>
        element.tagName === 'iframe' || ['widget', 'search'].includes(attribute(element, 'data-runs') ?? ''),
    ),
  );
  expect(showing.length).toBeGreaterThan(3);
  expect(showing.filter((page) => !isPartnerPage(page)).map(({ file }) => file)).toEqual([]);
});

const policies = [...new Set(own.map(policyOf))];

test('CSP Evaluator finds no serious fault', () => {
  const faults = policies.flatMap((policy) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ description }) => description),
  );
  expect(faults).toEqual([]);
});

test('scripts come from hosts that are named one by one', () => {
  const sources = policies.flatMap((policy) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []);
  expect(sources).toContain("'self'");
  expect(sources.filter((source) => source.includes('*') || /^[a-z]+:$/.test(source))).toEqual([]);
});
