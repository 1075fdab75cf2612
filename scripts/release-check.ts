import { basePath } from '@/lib/site/address';
import { loadEnvironment } from './command/load-environment';
import { runCommand, UserError } from './command/command';
import { requireCompleteExport } from './export/export-folder';
import { releaseFaults } from './release/check-release';

const COMMAND = {
  usage: 'npm run release:check -- https://www.example.com',
  summary:
    "Requests every file of the build in 'out' from a deployed site, and compares bytes, types, headers, caching and compression. Also checks missing and former addresses. Exit code 0: the site serves this build correctly; 1: it does not.",
  positionals: true,
} as const;

/** Maximum number of addresses to name for one problem. */
const NAMED = 3;

/** @throws UserError unless the arguments are one address: of a host, or of the site with its base path */
function originOf([text, ...more]: readonly string[]): string {
  if (more.length > 0) throw new UserError(`Give one address. Example: ${COMMAND.usage}`);
  const url = URL.canParse(text ?? '') ? new URL(text!) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`'${text ?? ''}' is not the address of a host. Example: ${COMMAND.usage}`);
  const path = url.pathname.replace(/\/$/, '');
  if (path !== '' && path !== basePath())
    throw new UserError(
      `The path of '${text}' is '${path}', but that of the site is '${basePath() || '/'}'. Set BASE_PATH=${path}, as for the build, or leave out the path.`,
    );
  return url.origin;
}

loadEnvironment();
await runCommand(COMMAND, async ({ positionals }) => {
  const origin = originOf(positionals);
  requireCompleteExport('out');
  const faults = await releaseFaults({ origin, basePath: basePath(), directory: 'out' });
  for (const fault of new Set(faults.map((each) => each.fault))) {
    const addresses = faults.flatMap((each) => (each.fault === fault ? [each.address] : []));
    const more = addresses.length - NAMED;
    console.log(`- ${fault}: ${addresses.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
  }
  console.log(faults.length === 0 ? `${origin} serves this build.` : `${faults.length} answers are wrong.`);
  if (faults.length > 0) process.exitCode = 1;
});
