import { createHash } from 'node:crypto';
import { loadProviders } from '@/lib/articles/providers';
import { isPartnerPurpose } from '@/lib/partners/partner-providers';
import { contentSecurityPolicy } from '@/lib/site/content-security-policy';

/**
 * The content security policy of a page. There are two: one for pages that show partners, and a narrower one for all other pages.
 * Client-side navigation keeps the policy of the first page, so a link from a page without partners to one with partners loads a new
 * document (`bootstrap.ts`).
 *
 * @param inlineScripts the texts of the inline scripts that every page has
 */
export const sitePolicy = (inlineScripts: readonly string[], showsPartners: boolean): string =>
  contentSecurityPolicy({
    providers: loadProviders()
      .filter(({ purpose }) => showsPartners || !isPartnerPurpose(purpose))
      .map(({ hosts }) => hosts),
    inlineScripts: inlineScripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  });
