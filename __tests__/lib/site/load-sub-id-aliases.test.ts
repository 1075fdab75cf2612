import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSubIdAliases } from '@/lib/site/load-sub-id-aliases';
import { contentWith, diagnosticsOf } from '@/__tests__/support/content-copy';

const FILE = 'sub-id-aliases.yaml';

test('sub-ids that were renamed are known by both names', () => {
  const { directory } = contentWith(FILE);
  writeFileSync(path.join(directory, FILE), 'aliases:\n  - { from: home_old_one, to: home_deals_one }\n');
  expect(loadSubIdAliases(directory)).toEqual([{ from: 'home_old_one', to: 'home_deals_one' }]);
});

test('without the file none was renamed', () => {
  const { directory } = contentWith(FILE);
  rmSync(path.join(directory, FILE));
  expect(loadSubIdAliases(directory)).toEqual([]);
});

test('a wrong file is reported by its name', () => {
  const { directory } = contentWith(FILE);
  writeFileSync(path.join(directory, FILE), 'aliases: none\n');
  expect(diagnosticsOf(loadSubIdAliases, directory)).toEqual([expect.stringMatching(`^${FILE}:1 aliases: `)]);
});
