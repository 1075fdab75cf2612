import { cpSync, existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { FORMER_SITE, NEW_SITE, SITE } from '@/scripts/incremental/paths';
import { RULES_FOLDER } from './server-rules';

/** If the build folder is on another disk: a copy of the new site, and the previous site during the replacement. */
const [COPY, FORMER_COPY] = [`${SITE}.new`, `${SITE}.former`];

/** The last file that post-processing writes. An export that has this file is complete. */
export const LAST_FILE = `${RULES_FOLDER}/nginx.conf`;

const isExportComplete = (directory: string) => existsSync(path.join(directory, LAST_FILE));

/** Stops a command that needs a build. @throws UserError if there is no build, or it did not finish */
export function requireCompleteExport(directory: string): void {
  if (!isExportComplete(directory))
    throw new UserError("There is no complete export in 'out'. Run 'npm run build' first.");
}

/** Stops a build that would replace a link and leave the linked folder, which a server may serve, as it is. @throws UserError */
export function requireNoLink(): void {
  if (lstatSync(SITE, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UserError(
      `'${SITE}' is a symbolic link, and a build would replace the link, not the folder behind it. Delete the link. To serve the site from another folder, copy '${SITE}' there, or link from there to '${SITE}'.`,
    );
}

/** Restores the site if a build was killed after it had moved the site aside. A site that a person has deleted stays deleted. */
export function restoreSite(): void {
  for (const [former, next] of [
    [FORMER_SITE, NEW_SITE],
    [FORMER_COPY, COPY],
  ] as const)
    if (!existsSync(SITE) && existsSync(former) && existsSync(next)) renameSync(former, SITE);
}

/** Deletes the previous site. With thousands of pages this takes seconds, so it runs in parallel with other work. */
export const deleteFormerSite = (): Promise<void> => rm(FORMER_SITE, { recursive: true, force: true });

/** Replaces the previous site with the complete new site, by renaming one folder after the other. */
export function replaceSite(): void {
  for (const left of [FORMER_SITE, FORMER_COPY, COPY]) rmSync(left, { recursive: true, force: true });
  const isOnOtherDisk = statSync(NEW_SITE).dev !== statSync('.').dev;
  if (isOnOtherDisk) cpSync(NEW_SITE, COPY, { recursive: true });
  if (existsSync(SITE)) renameSync(SITE, isOnOtherDisk ? FORMER_COPY : FORMER_SITE);
  renameSync(isOnOtherDisk ? COPY : NEW_SITE, SITE);
  rmSync(FORMER_COPY, { recursive: true, force: true });
}
