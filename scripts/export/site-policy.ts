import { createHash } from 'node:crypto';
import { loadProviders } from '@/lib/articles/providers';
import { contentSecurityPolicy } from '@/lib/site/content-security-policy';

/** The site's policy. @param inlineScripts the texts of the inline scripts that every page has */
export const sitePolicy = (inlineScripts: readonly string[]): string =>
  contentSecurityPolicy({
    providers: loadProviders().map(({ hosts }) => hosts),
    inlineScripts: inlineScripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  });
