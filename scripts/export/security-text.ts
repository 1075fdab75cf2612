import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteUrl, basePath } from '@/lib/site/address';
import { buildMoment } from '@/lib/site/build-context';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';

/** The path from the root of the host (RFC 9116, section 3). */
const FILE = '.well-known/security.txt';

/** The RFC recommends less than a year. If nobody has built the site for that long, its contact may have changed. */
const DAYS = 360;

/**
 * The text of `security.txt`.
 *
 * @param contact the address of a page
 * @param now the moment of the build
 */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  const day = expires.toISOString().slice(0, 10);
  return `Contact: ${contact}\nExpires: ${day}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${absoluteUrl(`/${FILE}`)}\n`;
}

/** Writes `security.txt` if the site is at the root of its host and `content/site.yaml` names a support page. */
export function writeSecurityText(directory: string): void {
  const { supportPage } = loadSite();
  if (!supportPage || basePath() !== '') return;
  const file = path.join(directory, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, securityText(absoluteUrl(routes.textPage(supportPage)), buildMoment()));
}
