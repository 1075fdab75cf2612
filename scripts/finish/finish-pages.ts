import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { START_SCRIPT } from '@/components/theme/start-script';
import { BASE_PATH } from '@/lib/site-address';
import { buildGate, buildPageParts, buildStarter } from './browser-scripts';
import { applyEdits } from './edit';
import { filesBelow } from './files';
import type { StartSet } from './next-page';
import { readPage, type ReadPage } from './read-page';
import { sitePolicy } from './site-policy';
import { speculationRules } from './speculation-rules';

/** What every page has in its head, the same on all of them. */
export interface Head {
  /** The start-up script and the gate. */
  readonly gate: string;
  readonly rules: string;
  readonly policy: string;
}

function finishedText(html: string, page: ReadPage, kind: number, { gate, rules, policy }: Head): string {
  const { payload, sum, charset, startScript, removals } = page;
  const scripts =
    `<script data-app="${kind} ${payload} ${sum}">${gate}</script>` +
    `<script type="speculationrules">${rules}</script>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return applyEdits(html, [
    { start: charset.end, end: charset.end, text: meta },
    { ...startScript, text: scripts },
    ...removals.map((range) => ({ ...range, text: '' })),
  ]);
}

/**
 * Takes Next's scripts and the inlined payload out of every page, and puts the policy, the gate and the speculation rules
 * in. All pages are read and checked before the first one is written. Running it again changes nothing.
 *
 * @param directory the export @param copied a directory whose pages were copied as they are, and stay so
 * @returns what every page has in its head, or undefined when all pages were finished before @throws UnknownPageError
 */
export function finishPages(directory: string, copied: string): Head | undefined {
  const pages = filesBelow(directory)
    .filter((file) => file.endsWith('.html') && !existsSync(path.join(copied, file)))
    .flatMap((file) => readPage(directory, file) ?? []);
  if (pages.length === 0) return undefined;
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const starter = buildStarter(kinds.map((kind): StartSet => JSON.parse(kind)));
  const parts = buildPageParts();
  const statics = `${BASE_PATH}/_next/static/`;
  const gate = buildGate(START_SCRIPT, { statics, starter: starter.file, parts: parts.file });
  const rules = speculationRules(BASE_PATH);
  const head = { gate, rules, policy: sitePolicy([gate, rules]) };
  for (const { file, text } of [starter, parts]) {
    writeFileSync(path.join(directory, '_next/static', file), text);
  }
  for (const page of pages) {
    const file = path.join(directory, page.file);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, finishedText(html, page, kinds.indexOf(page.kind), head));
  }
  return head;
}
