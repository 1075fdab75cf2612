import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { START_SCRIPT } from '@/components/theme/start-script';
import { BASE_PATH } from '@/lib/site-address';
import { buildGate, buildStarter } from './browser-scripts';
import { applyEdits } from './edit';
import { filesBelow } from './files';
import type { StartSet } from './next-page';
import { readPage, type ReadPage } from './read-page';
import { sitePolicy } from './site-policy';
import { speculationRules } from './speculation-rules';
import { tagsOf } from './tags';

/** What every page has in its head, the same on all of them. */
export interface Head {
  /** The start-up script and the gate. */
  readonly gate: string;
  readonly rules: string;
  readonly policy: string;
}

function isFinished(html: string): boolean {
  return tagsOf(html, ['script']).some(({ attributes }) => attributes['data-app'] !== undefined);
}

function finishedText({ html, next, payload, sum }: ReadPage, kind: number, head: Head): string {
  const { gate, rules, policy } = head;
  const scripts =
    `<script data-app="${kind} ${payload} ${sum}">${gate}</script>` +
    `<script type="speculationrules">${rules}</script>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return applyEdits(html, [
    { start: next.charset.end, end: next.charset.end, text: meta },
    { ...next.startScript, text: scripts },
    ...next.removals.map((range) => ({ ...range, text: '' })),
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
    .filter((file) => !isFinished(readFileSync(path.join(directory, file), 'utf8')))
    .map((file) => readPage(directory, file));
  if (pages.length === 0) return undefined;
  const kinds = new Map<string, StartSet>();
  for (const { next } of pages) kinds.set(JSON.stringify(next.startSet), next.startSet);
  const starter = buildStarter([...kinds.values()]);
  const gate = buildGate(START_SCRIPT, `${BASE_PATH}/_next/static/${starter.file}?`);
  const rules = speculationRules(BASE_PATH);
  const head = { gate, rules, policy: sitePolicy([gate, rules]) };
  const numbers = [...kinds.keys()];
  writeFileSync(path.join(directory, '_next/static', starter.file), starter.text);
  for (const page of pages) {
    const kind = numbers.indexOf(JSON.stringify(page.next.startSet));
    writeFileSync(path.join(directory, page.file), finishedText(page, kind, head));
  }
  return head;
}
