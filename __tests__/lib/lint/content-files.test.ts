import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_KINDS } from '@/lib/lint/content-files';
import { contentDirectory } from '@/lib/site/memoize';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';

type Load = (directory: string) => unknown;
const files: readonly (readonly [string, Load])[] = Object.values(DATA_KINDS).flatMap((kind) =>
  Object.entries<Load>(kind.files),
);

test.each(files)('%s is read by the loader that its record names', (file, load) => {
  const manifest = path.join(temporaryFolder(), 'content.json');
  process.env[CONTENT_MANIFEST] = manifest;
  writeManifest(
    contentDirectory(),
    () => load(contentDirectory()),
    () => true,
  );
  expect(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).entries)).toContain(file);
});
