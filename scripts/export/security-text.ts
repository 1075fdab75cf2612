import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteUrl, basePath } from '@/lib/site/address';
import { buildMoment } from '@/lib/site/build-context';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';

/** Where it is looked for, from the root of the host (RFC 9116, section 3). */
const FILE = '.well-known/security.txt';

/** The RFC asks for less than a year. A site that nobody has built for so long may have another contact. */
const DAYS = 360;

/** How to report a weakness of the site. @param contact the address of a page @param now the moment of the build */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  const day = expires.toISOString().slice(0, 10);
  return `Contact: ${contact}\nExpires: ${day}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${absoluteUrl(`/${FILE}`)}\n`;
}

/** Writes it for a site at the root of its host, where `content/site.yaml` names the page of its support. */
export function writeSecurityText(directory: string): void {
  const { supportPage } = loadSite();
  if (!supportPage || basePath() !== '') return;
  const file = path.join(directory, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, securityText(absoluteUrl(routes.textPage(supportPage)), buildMoment()));
}
