import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepNeededFiles, tellFailures } from '@/scripts/pagefind-files';

const SCRIPT = 'a("load_index_chunk")).catch(()=>{});b.catch(()=>{})';

test('a piece that cannot be loaded fails the search; other catches stay', () => {
  expect(tellFailures(SCRIPT)).toBe('a("load_index_chunk"));b.catch(()=>{})');
});

test.each([['no such place'], [SCRIPT + SCRIPT]])(
  'a script that is not the known one stops the build (%s)',
  (script) => {
    expect(() => tellFailures(script)).toThrow(/expected once/);
  },
);

test('only what the dialog asks for is kept', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  for (const folder of ['index', 'fragment']) mkdirSync(path.join(directory, folder));
  const needed = [
    'fragment/en_2.pf_fragment',
    'index/en_1.pf_index',
    'pagefind-entry.json',
    'pagefind.en_0.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
  ];
  const rest = ['pagefind-ui.js', 'pagefind-ui.css', 'pagefind-worker.js', 'wasm.unknown.pagefind'];
  for (const name of [...needed, ...rest]) writeFileSync(path.join(directory, name), SCRIPT);
  writeFileSync(path.join(directory, 'pagefind-entry.json'), '{"languages":{"en":{"wasm":"en"}}}');
  keepNeededFiles(directory);
  const kept = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.includes('.'));
  expect(kept.sort()).toEqual(needed);
  expect(readFileSync(path.join(directory, 'pagefind.js'), 'utf8')).not.toContain(
    '"load_index_chunk")).catch',
  );
  rmSync(directory, { recursive: true });
});
