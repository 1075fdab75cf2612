import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { FORMER_SITE, NEW_SITE, SITE } from '@/scripts/incremental/places';
import { RULES_FOLDER } from './server-rules';

/** Where the build's own folder is on another disk: the new site, and the one that was there while the new one takes its place. */
const [COPY, FORMER_COPY] = [`${SITE}.new`, `${SITE}.former`];

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
  for (const former of [FORMER_SITE, FORMER_COPY])
    if (!existsSync(SITE) && existsSync(former)) renameSync(former, SITE);
}

/** Deletes the site before the one that is there. Of thousands of pages, that takes seconds, so it is done beside other work. */
export const deleteFormerSite = (): Promise<void> => rm(FORMER_SITE, { recursive: true, force: true });

/** Puts a complete site in the place of the one that was there, by two renamings one after the other. */
export function replaceSite(): void {
  for (const left of [FORMER_SITE, FORMER_COPY, COPY]) rmSync(left, { recursive: true, force: true });
  const isOnOtherDisk = statSync(NEW_SITE).dev !== statSync('.').dev;
  if (isOnOtherDisk) cpSync(NEW_SITE, COPY, { recursive: true });
  if (existsSync(SITE)) renameSync(SITE, isOnOtherDisk ? FORMER_COPY : FORMER_SITE);
  renameSync(isOnOtherDisk ? COPY : NEW_SITE, SITE);
  rmSync(FORMER_COPY, { recursive: true, force: true });
}
