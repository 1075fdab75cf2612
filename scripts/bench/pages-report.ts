import { CATEGORIES, type Category, type Metric, type PageRun } from './lighthouse-result';
import { figure, markdownTable } from './markdown-table';
import type { PageResult } from './measure-pages';
import { median, ratio } from './statistics';

type Figure = Metric | 'requests' | 'bytes' | 'outside';

const middle = (runs: readonly PageRun[], name: Figure) => median(runs.map((run) => run[name]));
const score = (runs: readonly PageRun[], name: Category) => median(runs.map(({ scores }) => scores[name]));
const scores = (runs: readonly PageRun[]) => CATEGORIES.map((name) => figure(score(runs, name))).join(' / ');

function timeRow({ page, runs, reference }: PageResult): readonly string[] {
  const both = (name: Figure) => [
    figure(middle(runs, name)),
    figure(middle(reference, name)),
    ratio(middle(runs, name), middle(reference, name)),
  ];
  const painted = runs.filter(({ paintsPicture }) => paintsPicture).length * 2 > runs.length;
  const tbt = [figure(middle(runs, 'tbt')), figure(middle(reference, 'tbt'))];
  return [
    page.kind,
    ...both('fcp'),
    ...both('lcp'),
    painted ? 'photo' : 'text',
    ...tbt,
    figure(middle(runs, 'cls'), 3),
  ];
}

function weightRow({ page, runs, reference, dark }: PageResult): readonly string[] {
  return [
    page.kind,
    figure(middle(runs, 'requests')),
    figure(middle(runs, 'outside')),
    figure(middle(runs, 'bytes')),
    figure(middle(reference, 'bytes')),
    scores(runs),
    scores(dark),
    scores(reference),
  ];
}

/** Every audit that lowered the score of a page in any visit, once per page, with the text of the last visit. */
function failureRows({ page, runs, dark }: PageResult): readonly (readonly string[])[] {
  const found = new Map(
    [...runs, ...dark].flatMap(({ failures }) => failures).map((failure) => [failure.id, failure]),
  );
  return [...found.values()].map(({ category, id, finding }) => [page.kind, category, `\`${id}\``, finding]);
}

const TIMES = ['page', 'FCP', 'by hand', '', 'LCP', 'by hand', '', 'LCP is', 'TBT', 'by hand', 'CLS'];
const WEIGHTS = [
  'page',
  'requests',
  'to others',
  'bytes',
  'by hand',
  'scores',
  'scores, dark',
  'scores by hand',
];

/** The report on the pages, in Markdown. @param head machine and date of the measurement */
export function pagesReport(head: string, runs: number, results: readonly PageResult[]): string {
  const failures = results.flatMap(failureRows);
  return `# Pages

${head}

Lighthouse's mobile test (simulated slow 4G, processor four times slower) of one page of each kind, beside a page with the same
text and photos written by hand: plain HTML, a few lines of style, no script. Both come from the same server with brotli, in turns.
Medians of ${runs}; milliseconds and bytes over the wire. Photos, partner scripts and partner pages are answered by a stub on this
machine: a picture of the width asked for with as many bytes as a photo has, an empty script, and after 300 ms an empty page.
What a real partner adds is not in these figures.

## Times

${markdownTable(TIMES, results.map(timeRow))}

## Weight and scores

Scores are performance / accessibility / best practices / SEO. Requests and bytes are those to the site itself, with all that it
fetches after \`load\`, and with the manifest and two icons that Lighthouse makes the browser ask for.

${markdownTable(WEIGHTS, results.map(weightRow))}

## Audits that cost points

${failures.length > 0 ? markdownTable(['page', 'category', 'audit', 'Lighthouse says'], failures) : 'None.'}
`;
}
