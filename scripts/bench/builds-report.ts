import { figure, markdownTable } from './markdown-table';
import type { BuildResult } from './measure-builds';
import type { Memory } from './process-memory';
import type { StageCost } from './run-stage';
import { ratio } from './statistics';

const wall = (stages: readonly StageCost[]) => stages.reduce((sum, stage) => sum + stage.wall, 0);
const cpu = (stages: readonly StageCost[]) => stages.reduce((sum, stage) => sum + stage.cpu, 0);

/** The highest peak of any stage in bytes; 0 where the system does not tell. */
const peak = (stages: readonly StageCost[], of: keyof Memory) =>
  Math.max(0, ...stages.map(({ memory }) => memory?.[of] ?? 0));

const seconds = (value: number) => figure(value, 1);
const megabytes = (bytes: number) => (bytes > 0 ? figure(bytes / 1e6) : '–');

function sizeRow({ articles, cold, warm, largestPage, files }: BuildResult): readonly string[] {
  return [
    figure(articles),
    seconds(wall(cold)),
    seconds(cpu(cold)),
    seconds(wall(warm)),
    megabytes(peak(cold, 'largest')),
    megabytes(peak(cold, 'together')),
    `${figure(largestPage.bytes)} (${largestPage.page})`,
    figure(files),
  ];
}

function growthRow([from, to]: readonly [BuildResult, BuildResult]): readonly string[] {
  const grew = (of: (result: BuildResult) => number) => ratio(of(to), of(from));
  return [
    `${figure(from.articles)} to ${figure(to.articles)}`,
    grew(({ articles }) => articles),
    grew(({ cold }) => wall(cold)),
    grew(({ warm }) => wall(warm)),
    grew(({ cold }) => peak(cold, 'largest')),
    grew(({ largestPage }) => largestPage.bytes),
    grew(({ files }) => files),
  ];
}

/** Seconds and the largest process of every stage, a column per size. */
function stageTable(results: readonly BuildResult[], which: 'cold' | 'warm'): string {
  const names = results[0]?.[which].map(({ name }) => name) ?? [];
  return markdownTable(
    ['stage', ...results.map(({ articles }) => `${figure(articles)}: s, MB`)],
    names.map((name, at) => [
      name,
      ...results.map((result) => {
        const stage = result[which][at];
        return stage ? `${seconds(stage.wall)}, ${megabytes(stage.memory?.largest ?? 0)}` : '–';
      }),
    ]),
  );
}

const SIZES = [
  'articles',
  'cold, s',
  'CPU, s',
  'warm, s',
  'largest process, MB',
  'all together, MB',
  'largest page, bytes',
  'files',
];
const GROWTH = ['from, to', 'articles', 'cold', 'warm', 'largest process', 'largest page', 'files'];

/** The report on the builds, in Markdown, sizes in ascending order. @param head where and when it was measured */
export function buildsReport(head: string, results: readonly BuildResult[]): string {
  const steps = results.slice(1).map((result, at) => [results[at] ?? result, result] as const);
  return `# Builds

${head}

Every program of \`npm run build\`, in a project of its own, one build per size from nothing (cold) and one more with the caches
of the first (warm: Next's, and all share pictures drawn). The smallest is the site's own content; the others have made-up
articles of 1,025 words beside it (\`scripts/bench/generate-articles.ts\`). Memory is resident; together, what processes share counts
for each.

${markdownTable(SIZES, results.map(sizeRow))}

## Growth

${steps.length > 0 ? markdownTable(GROWTH, steps.map(growthRow)) : 'One size only.'}

## Stages, cold

${stageTable(results, 'cold')}

## Stages, warm

${stageTable(results, 'warm')}
`;
}
