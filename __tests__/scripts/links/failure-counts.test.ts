import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  countFailures,
  readFailureCounts,
  readStateOption,
  writeFailureCounts,
  type FailureCounts,
} from '@/scripts/links/failure-counts';
import type { Answer } from '@/scripts/partners/ask';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const answer = (path: string, verdict: Answer['verdict']): Answer => ({
  target: { use: 'source', name: `a.md:1`, url: new URL(path, 'https://a.example') },
  verdict,
  finding: 'HTTP 404',
});
const day = (number: number) => `2026-11-0${number}`;

test('an address is broken after three failures in a row, new only the third time, and begins anew after an answer', () => {
  let counts: FailureCounts = {};
  const seen: string[] = [];
  const verdicts = ['fault', 'unreached', 'fault', 'fault', 'fine', 'fault'] as const;
  for (const [index, verdict] of verdicts.entries()) {
    const answers = [answer('/page', verdict), answer('/other', 'fine')];
    const judged = countFailures(counts, answers, day(index + 1));
    counts = judged.counts;
    seen.push(judged.broken.map((each) => (judged.isNew(each) ? 'new' : 'known')).join());
  }
  expect(seen).toEqual(['', '', 'new', 'known', '', '']);
  expect(counts).toEqual({ 'https://a.example/page': { failures: 1, since: '2026-11-06' } });
});

test('addresses that differ only in their query are counted apart', () => {
  const run = (before: FailureCounts, failing: string) =>
    countFailures(
      before,
      ['A', 'B', 'C'].map((id) => answer(`/watch?v=${id}`, id === failing ? 'fault' : 'fine')),
      day(1),
    );
  const { counts, failed, broken } = run(run(run({}, 'A').counts, 'B').counts, 'C');
  expect(failed.map(({ target }) => target.url.search)).toEqual(['?v=C']);
  expect(broken).toEqual([]);
  expect(counts).toEqual({ 'https://a.example/watch?v=C': { failures: 1, since: '2026-11-01' } });
});

test('addresses of partners are counted by their names, without account values', () => {
  const widget = (slot: string, verdict: Answer['verdict']): Answer => ({
    target: {
      use: 'script',
      name: `Skyfare, widget ${slot}`,
      url: new URL(`https://w.example/content?shmarker=424242&promo_id=${slot}`),
    },
    verdict,
    finding: 'HTTP 500',
  });
  const { counts } = countFailures({}, [widget('map', 'fault'), widget('search', 'fine')], day(1));
  expect(counts).toEqual({ 'script Skyfare, widget map': { failures: 1, since: '2026-11-01' } });
});

test('hosts that only refuse programs are not counted, nor is a run without a network', () => {
  const before: FailureCounts = { 'https://a.example/b': { failures: 2, since: '2026-10-01' } };
  expect(countFailures({}, [answer('/a', 'unclear'), answer('/b', 'fine')], day(1)).counts).toEqual({});
  const offline = countFailures(before, [answer('/b', 'unreached')], day(1));
  expect(offline).toMatchObject({ counts: before, failed: [], broken: [] });
  expect(offline.isNew(answer('/b', 'unreached'))).toBe(false);
});

test('an address that has not failed is not new', () => {
  const { isNew } = countFailures({}, [answer('/a', 'fault'), answer('/b', 'fine')], day(1));
  expect(isNew(answer('/b', 'fine'))).toBe(false);
});

test('without --state nothing is recorded, and --new has nothing to compare with', () => {
  expect(readStateOption({})).toBeUndefined();
  expect(() => readStateOption({ new: true })).toThrow('--new needs --state.');
});

test('the file of --state is checked before any address is', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'counts.json');
  expect(readStateOption({ state: file, new: true })).toBe(file);
  expect(() => readStateOption({ state: folder })).toThrow(`--state: '${folder}' is a folder; name a file.`);
});

test('the record is read as it was written, and is empty before the first run', () => {
  const file = path.join(temporaryFolder(), 'counts.json');
  expect(readFailureCounts(file)).toEqual({});
  expect(existsSync(file)).toBe(false);
  const counts: FailureCounts = { 'https://a.example/é': { failures: 1, since: '2026-11-06' } };
  writeFailureCounts(file, counts);
  expect(readFailureCounts(file)).toEqual(counts);
});

test.each([
  'no JSON',
  '{"https://a.example/": {"failures": 0, "since": "2026-11-06"}}',
  '{"https://a.example/": 1}',
])('of %s the file is named', (text) => {
  const file = path.join(temporaryFolder(), 'counts.json');
  writeFileSync(file, text);
  expect(() => readFailureCounts(file)).toThrow(
    `${file} is not a record of earlier runs. Delete it to start over.`,
  );
});
