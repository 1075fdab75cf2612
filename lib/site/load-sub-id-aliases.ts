import { existsSync } from 'node:fs';
import path from 'node:path';
import { subIdAliasesSchema, type SubIdAlias } from '@/lib/partners/sub-id-aliases';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { memoize } from './memoize';

const FILE = 'sub-id-aliases.yaml';

/** `content/sub-id-aliases.yaml`. Without it, no sub-id was renamed. */
export const loadSubIdAliases = memoize((directory): readonly SubIdAlias[] => {
  if (!existsSync(path.join(directory, FILE))) return [];
  return orThrow(readYamlFile(directory, FILE, subIdAliasesSchema)).aliases;
});
