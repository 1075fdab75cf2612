import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { parsedOnce } from '@/lib/source/parse-cache';
import { withKeptParsed } from '@/scripts/build/kept-parsed';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What the check of a build parses, and what it takes from the build before. */

const cache = temporaryFolder();
const kept = path.join(cache, 'parsed');

/** Texts that a run parses, of those that it needs. */
async function parsedOf(texts: readonly string[]): Promise<readonly string[]> {
  const parsed: string[] = [];
  const results = await withKeptParsed(
    () =>
      texts.map((text) =>
        parsedOnce('word', [text], () => {
          parsed.push(text);
          return new Set([text.toUpperCase()]);
        }),
      ),
    kept,
  );
  expect(results).toEqual(texts.map((text) => new Set([text.toUpperCase()])));
  return parsed;
}

test('a text is parsed once, until it changes or is away for a run', async () => {
  expect(await parsedOf(['one', 'two'])).toEqual(['one', 'two']);
  expect(await parsedOf(['one', 'two'])).toEqual([]);
  expect(await parsedOf(['one', 'Two'])).toEqual(['Two']);
  expect(await parsedOf(['one', 'Two'])).toEqual([]);
  expect(await parsedOf(['one'])).toEqual([]);
  expect(await parsedOf(['one', 'Two'])).toEqual(['Two']);
});

test('a run that needs the same texts writes nothing, and what other code has kept is deleted', async () => {
  await parsedOf(['one', 'two']);
  const [name = ''] = readdirSync(kept);
  const file = path.join(kept, name);
  const written = statSync(file, { bigint: true });
  writeFileSync(path.join(kept, '0123456789abcdef'), '');
  await parsedOf(['two', 'one']);
  expect(readdirSync(kept)).toEqual([name]);
  expect(statSync(file, { bigint: true })).toMatchObject({ ino: written.ino, mtimeNs: written.mtimeNs });
});

test('results of code that has changed since it was bundled are not reused', async () => {
  process.env.FAREWIND_CODE = 'a hash of other code';
  try {
    expect(await parsedOf(['one', 'two'])).toEqual(['one', 'two']);
  } finally {
    delete process.env.FAREWIND_CODE;
  }
  expect(await parsedOf(['one', 'two'])).toEqual(['one', 'two']);
});

test('a file that was cut off counts for nothing', async () => {
  await parsedOf(['one', 'two']);
  const [name = ''] = readdirSync(kept);
  writeFileSync(path.join(kept, name), Buffer.from([255, 15, 59]));
  expect(await parsedOf(['one', 'two'])).toEqual(['one', 'two']);
});

test('the check of content says the same of what it takes from the build before', async () => {
  const content = contentCopy();
  const [article = ''] = readdirSync(path.join(content, 'blog'));
  appendFileSync(path.join(content, 'blog', article), '\n# A second title\n\n[Nowhere](/blog/nowhere)\n');
  const check = () => withKeptParsed(() => reviewContent(content), path.join(cache, 'content'));
  const first = await check();
  expect(first.errors.length).toBeGreaterThan(0);
  expect(await check()).toEqual(first);
});
