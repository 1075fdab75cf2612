import { createHash } from 'node:crypto';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { cspHosts } from '@/lib/partners/csp-hosts';
import { loadPartners } from '@/lib/site/load-partners';
import { photoUrl } from '@/lib/site/picture';
import { contentSecurityPolicy } from '@/lib/site/content-security-policy';

/** The site's policy. @param inlineScripts the texts of the inline scripts that every page has */
export function sitePolicy(inlineScripts: readonly string[]): string {
  const { action } = loadBlogPage().newsletter;
  return contentSecurityPolicy({
    providers: [
      { img: [new URL(photoUrl('any', 400)).origin] },
      cspHosts(loadPartners()),
      { form: action ? [new URL(action).origin] : [] },
    ],
    inlineScripts: inlineScripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  });
}
