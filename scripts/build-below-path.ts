import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFrontmatter } from '@/lib/content/write-frontmatter';
import { BELOW } from './below-path';

/*
 * A build for a folder of a host, as GitHub Pages has them, with one renamed article and a hostile one. Next exports to one place only, so
 * this build goes before the site's own one and is moved away.
 */

function contentWithRenamedArticle(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'farewind-below-'));
  cpSync('content', directory, { recursive: true });
  const file = path.join(directory, 'blog', `${BELOW.slug}.md`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('---\n', `---\nredirectFrom: [${BELOW.formerSlug}]\n`));
  const { body, ...fields } = BELOW.hostile;
  const frontmatter = writeFrontmatter({
    ...fields,
    id: 9999,
    ...{ author: 'Marta Lindqvist', publishDate: '2025-01-01', readTime: '1 min read' },
    ...{ category: 'Hotels', image: 'beach' },
  });
  writeFileSync(path.join(directory, 'blog', `${fields.slug}.md`), `${frontmatter}\n${body}\n`);
  return directory;
}

function main(): boolean {
  const content = contentWithRenamedArticle();
  rmSync('out', { recursive: true, force: true });
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      BASE_PATH: BELOW.basePath,
      SITE_URL: BELOW.origin,
      CONTENT_DIRECTORY: content,
    },
  });
  rmSync(content, { recursive: true });
  if (status !== 0) return false;
  rmSync(BELOW.directory, { recursive: true, force: true });
  mkdirSync(path.dirname(BELOW.directory), { recursive: true });
  renameSync('out', BELOW.directory);
  console.log(`Built for ${BELOW.origin}${BELOW.basePath}.`);
  return true;
}

process.exitCode = main() ? 0 : 1;
