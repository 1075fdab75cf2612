import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { NEW_SITE, SITE } from '@/scripts/incremental/places';
import { RULES_FOLDER } from './server-rules';

/** The site that was there, for the moment in which the new one takes its place. */
const FORMER_SITE = `${SITE}.former`;
/** A new site that was put together on another disk. */
const COPY = `${SITE}.new`;

/** Written last, by post-processing only: where it is, the export is complete. */
export const LAST_FILE = `${RULES_FOLDER}/nginx.conf`;

const isExportComplete = (directory: string) => existsSync(path.join(directory, LAST_FILE));

/** Stops a command that needs a build. @throws UserError where there is none, or one that did not come to its end */
export function requireCompleteExport(directory: string): void {
  if (!isExportComplete(directory))
    throw new UserError("There is no complete export in 'out'. Run 'npm run build' first.");
}

/** Puts the site back that a build had moved aside when it was killed. */
export function restoreSite(): void {
  if (!existsSync(SITE) && existsSync(FORMER_SITE)) renameSync(FORMER_SITE, SITE);
}

/** Puts a complete site in the place of the one that was there, by two renamings one after the other. */
export function replaceSite(): void {
  for (const left of [FORMER_SITE, COPY]) rmSync(left, { recursive: true, force: true });
  const isOnOtherDisk = statSync(NEW_SITE).dev !== statSync('.').dev;
  if (isOnOtherDisk) cpSync(NEW_SITE, COPY, { recursive: true });
  if (existsSync(SITE)) renameSync(SITE, FORMER_SITE);
  renameSync(isOnOtherDisk ? COPY : NEW_SITE, SITE);
  rmSync(FORMER_SITE, { recursive: true, force: true });
}
