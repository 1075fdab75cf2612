import type { z } from 'zod';
import type { Analytics } from './analytics';
import { currentBuildContext } from './build-context';
import { memoize } from './memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { siteSchema } from './schemas';
import { checkTextPage } from './content-links';

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
 * Whether content from other companies waits until the reader allows it. False if the file is invalid; `loadSite` reports that.
 */
export const asksFirst = memoize(
  (directory): boolean => readYamlFile(directory, 'site.yaml', siteSchema).value?.consent === 'ask',
);

/** The service that counts visits. A preview counts none, because its readers are the writers. */
export const loadAnalytics = (directory?: string): Analytics | undefined =>
  currentBuildContext().preview ? undefined : loadSite(directory).analytics;
