import type { z } from 'zod';
import type { Analytics } from './analytics';
import { currentBuildContext } from './build-context';
import { memoize } from './memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { siteSchema } from './schemas';
import { checkTextPage } from './text-page-links';

export type Site = Readonly<z.infer<typeof siteSchema>>;

/** `content/site.yaml`. */
export const loadSite = memoize((directory): Site =>
  orThrow(
    readYamlFile(directory, 'site.yaml', siteSchema, ({ supportPage }, source) =>
      checkTextPage(directory, source, ['supportPage'], supportPage),
    ),
  ),
);

/**
 * Whether what other companies deliver waits until a reader allows it; not where the file is wrong, which is told elsewhere.
 */
export const asksFirst = memoize(
  (directory): boolean => readYamlFile(directory, 'site.yaml', siteSchema).value?.consent === 'ask',
);

/** Who counts visits: nobody in a preview, whose readers are the writers. */
export const loadAnalytics = (directory?: string): Analytics | undefined =>
  currentBuildContext().preview ? undefined : loadSite(directory).analytics;
