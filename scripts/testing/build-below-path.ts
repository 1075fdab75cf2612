import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { runCommand } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
import { BELOW } from './below-path';
import { writePhotographs } from './photographs';
import { articleFile } from '@/lib/site/content-folders';

/*
 * A build for a folder of a host, as on GitHub Pages, with content for tests (`BELOW`). All builds write to `out`, so this build
 * runs before the build of the site, and its export is moved away.
 */

const COMMAND = {
  usage: 'tsx scripts/testing/build-below-path.ts',
  summary: `Builds the site for a folder of a host, with content for the tests, into '${BELOW.directory}'.`,
};

const { author, category, publishDate } = BELOW.many;

/** Articles in addition to those of the fixtures. */
function articles(): readonly (Record<string, unknown> & { readonly slug: string; readonly body: string })[] {
  const { many, secret, hostile, photographs } = BELOW;
  const text = 'A short story. [Another one](/blog).';
  const short = (name: string, fields: object) => {
    const words = { title: `Of ${name}`, slug: `of-${name}`, excerpt: `What ${name} is about.` };
    return { ...words, tags: [many.tag], body: `${text} It is about ${name}.`, ...fields };
  };
  return [
    hostile,
    short('photographs', {
      image: photographs.names[0],
      imageAlt: photographs.imageAlt,
      imageCredit: photographs.imageCredit,
      redirectFrom: [photographs.formerPath],
      body: photographs.names.map((name) => `![A picture](${name})`).join('\n\n'),
    }),
    ...Array.from({ length: many.count }, (_, index) => short(`place-${index + 1}`, {})),
    short(`${secret}-draft`, { tags: [secret], draft: true }),
    short(`${secret}-to-come`, { tags: [secret], publishDate: '2199-01-01' }),
  ];
}

async function contentBelow(): Promise<string> {
  const directory = temporaryFolder();
  cpSync(BELOW.content, directory, { recursive: true });
  for (const [index, { body, ...fields }] of articles().entries()) {
    const shared = { author, category, publishDate, readTime: '1 min read', image: 'lagoon' };
    const frontmatter = writeFrontmatter({ id: 9000 + index, ...shared, ...fields });
    writeFileSync(articleFile(directory, fields.slug), `${frontmatter}\n${body}\n`);
  }
  await writePhotographs(path.join(directory, PICTURES_FOLDER));
  return directory;
}

async function main(): Promise<boolean> {
  const content = await contentBelow();
  rmSync('out', { recursive: true, force: true });
  const { failed } = await run('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { BASE_PATH: BELOW.basePath, SITE_URL: BELOW.origin, CONTENT_DIRECTORY: content },
    reject: false,
  });
  if (failed) return false;
  rmSync(BELOW.directory, { recursive: true, force: true });
  mkdirSync(path.dirname(BELOW.directory), { recursive: true });
  renameSync('out', BELOW.directory);
  console.log(`Built for ${BELOW.origin}${BELOW.basePath}.`);
  return true;
}

await runCommand(COMMAND, async () => {
  if (!(await main())) process.exitCode = 1;
});
