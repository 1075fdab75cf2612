import { figure, markdownTable } from './markdown-table';
import type { PicturesResult } from './measure-pictures';
import type { Cost } from './run-measured';

const megabytes = (bytes: number) => figure(bytes / 1e6);
const largest = ({ memory }: Cost) => (memory ? megabytes(memory.largest) : '–');

const COLUMNS = [
  'photographs',
  'cold, s',
  'CPU, s',
  'CPU of each, s',
  'cold, MB of memory',
  'warm, s',
  'warm, CPU, s',
  'warm, MB of memory',
  'files',
  'MB of files',
];

/** The report on own pictures, in Markdown. @param head machine and date of the measurement */
export function picturesReport(head: string, results: readonly PicturesResult[]): string {
  const rows = results.map(({ photographs, cold, warm, files, bytes }) => [
    figure(photographs),
    figure(cold.wall, 1),
    figure(cold.cpu, 1),
    figure(cold.cpu / photographs, 2),
    largest(cold),
    figure(warm.wall, 1),
    figure(warm.cpu, 1),
    largest(warm),
    figure(files),
    megabytes(bytes),
  ]);
  return `# Pictures of writers

${head}

What \`npm run build\` does about the pictures (\`scripts/build/own-pictures.ts\`), from nothing (cold) and once more (warm), in
a project and a process of its own, which looks through the content for them. The photographs have 12 megapixels and are drawn (\`scripts/bench/generate-photographs.ts\`); five stand in an
article. Memory is the most that the process held, resident.

${markdownTable(COLUMNS, rows)}
`;
}
