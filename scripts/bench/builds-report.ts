import { figure, markdownTable } from './markdown-table';
import { OCCASIONS, stepsIn, type BuildResult, type Occasion } from './measure-builds';
import type { ReferenceResult } from './measure-references';
import { ratio } from './statistics';

const seconds = (value: number) => figure(value, 1);
const megabytes = (bytes: number) => (bytes > 0 ? figure(bytes / 1e6) : '–');

function rowsOf({ articles, builds }: BuildResult): readonly (readonly string[])[] {
  return OCCASIONS.map((occasion) => {
    const { wall, cpu, memory } = builds[occasion];
    return [
      figure(articles),
      occasion,
      seconds(wall),
      seconds(cpu),
      megabytes(memory?.largest ?? 0),
      megabytes(memory?.together ?? 0),
    ];
  });
}

function growthRow([from, to]: readonly [BuildResult, BuildResult]): readonly string[] {
  const grew = (of: (result: BuildResult) => number) => ratio(of(to), of(from));
  return [
    `${figure(from.articles)} to ${figure(to.articles)}`,
    grew(({ articles }) => articles),
    ...OCCASIONS.map((occasion) => grew(({ builds }) => builds[occasion].wall)),
    grew(({ builds }) => builds.cold.memory?.largest ?? 0),
    grew(({ largestPage }) => largestPage.bytes),
    grew(({ files }) => files),
  ];
}

/** Seconds of every step, with a column per size. */
function stepTable(results: readonly BuildResult[], occasion: Occasion): string {
  const steps = results.map(({ builds }) => stepsIn(builds[occasion].said));
  const names = [...(steps[0]?.keys() ?? [])];
  return markdownTable(
    ['step', ...results.map(({ articles }) => figure(articles))],
    names.map((name) => [name, ...steps.map((each) => seconds(each.get(name) ?? 0))]),
  );
}

const sizeRow = ({ articles, largestPage, files }: BuildResult) => [
  figure(articles),
  figure(files),
  `${figure(largestPage.bytes)} (${largestPage.page})`,
];
const referenceRow = ({ name, articles, cost }: ReferenceResult) => [
  name,
  figure(articles),
  seconds(cost.wall),
  seconds(cost.cpu),
  megabytes(cost.memory?.largest ?? 0),
];

/**
 * The report on builds, in Markdown, sizes in ascending order.
 *
 * @param head machine and date of the measurement
 * @param references builds by other generators, with articles of the same length
 */
export function buildsReport(
  head: string,
  results: readonly BuildResult[],
  references: readonly ReferenceResult[] = [],
): string {
  const pairs = results.slice(1).map((result, at) => [results[at] ?? result, result] as const);
  return `# Builds

${head}

\`npm run build\` in a project of its own, four times one after the other: from nothing (cold), after one sentence was added to one
article (edited), after one article was added, and once more (unchanged). The smallest is the site's own content; the others have
made-up articles of 1,025 words beside it (\`scripts/bench/generate-articles.ts\`). Memory is resident; together, what processes share
counts for each.

${markdownTable(['articles', 'build', 's', 'CPU, s', 'largest process, MB', 'all together, MB'], results.flatMap(rowsOf))}

${markdownTable(['articles', 'files', 'largest page, bytes'], results.map(sizeRow))}

## Other generators

${
  references.length > 0
    ? `Each from nothing, with the same articles in a plain layout: no search, no share pictures, no compression, no check.

${markdownTable(['generator', 'articles', 's', 'CPU, s', 'largest process, MB'], references.map(referenceRow))}`
    : 'Not measured: their packages could not be installed.'
}

## Growth

${
  pairs.length > 0
    ? markdownTable(
        ['from, to', 'articles', ...OCCASIONS, 'largest process', 'largest page', 'files'],
        pairs.map(growthRow),
      )
    : 'One size only.'
}

${OCCASIONS.map((occasion) => `## Steps, ${occasion}, s\n\n${stepTable(results, occasion)}`).join('\n\n')}
`;
}
