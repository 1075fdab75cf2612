import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIGHTHOUSE_VERSION } from '@/scripts/bench/lighthouse';
import { runSync } from '@/scripts/command/processes';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { lighthouseReport } from './bench/made-up-report';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A checkout with an export of two pages, whose article has changed since its first commit. */
const project = temporaryFolder();
/** The same with an article that has changed and a new one, neither of them committed. */
const unsaved = temporaryFolder();
/** The same with the last commit only, and a branch without a common past. */
const shallow = temporaryFolder();

function write(file: string, text: string): void {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@site.example'];
  runSync('git', [...author, ...args], { cwd: project });
}

/** Visits the page, and gives no point for SEO if it is not there. */
const STAND_IN = `node_modules/.cache/bench/lighthouse-${LIGHTHOUSE_VERSION}/node_modules/lighthouse/cli/index.js`;
const LIGHTHOUSE = `
  const report = ${JSON.stringify(lighthouseReport())};
  fetch(process.argv[2]).then(({ ok }) => {
    report.categories.seo.score = Number(ok);
    console.log(JSON.stringify(report));
  });
`;

/** All of them run in one process. */
const CASES = {
  'a page': ['/blog'],
  'a page with its scores': ['/blog', '--lighthouse'],
  'a page that is not there': ['/gone'],
  'a page without its slash': ['blog'],
  nothing: [],
  'a page and a commit': ['/blog', '--since', 'HEAD'],
  'a commit': ['--since', 'HEAD~1'],
  'a commit without a change': ['--since', 'HEAD'],
  'files without a commit': ['--since', 'HEAD'],
  'no commit': ['--since', 'yesterday'],
  'a commit out of reach': ['--since', 'origin/apart'],
} satisfies Readonly<Record<string, readonly string[]>>;
type Name = keyof typeof CASES;

let outcomes: readonly Outcome[] = [];
const outcomeOf = (name: Name) => outcomes[Object.keys(CASES).indexOf(name)];

beforeAll(async () => {
  for (const file of ['blog.html', 'blog/rome.html', LAST_FILE]) write(`out/${file}`, 'text');
  for (const file of ['404.html', 'blog/404.html', '_headers', '_redirects']) write(`out/${file}`, '');
  write('.env', 'BASE_PATH=/travel\n');
  write(STAND_IN, LIGHTHOUSE);
  git('init', '--quiet', '--initial-branch', 'main');
  for (const text of ['a text', 'another text']) {
    write('content/blog/rome.md', text);
    git('add', 'content');
    git('commit', '--quiet', '--message', text);
  }
  git('checkout', '--quiet', '--orphan', 'apart');
  git('commit', '--quiet', '--message', 'apart');
  git('checkout', '--quiet', 'main');
  git('clone', '--quiet', '--depth', '1', '--no-single-branch', `file://${project}`, shallow);
  mkdirSync(path.join(shallow, 'out', path.dirname(LAST_FILE)), { recursive: true });
  writeFileSync(path.join(shallow, 'out', LAST_FILE), '');
  cpSync(project, unsaved, { recursive: true });
  for (const name of ['rome', 'oslo'])
    for (const file of [`content/blog/${name}.md`, `out/blog/${name}.html`])
      writeFileSync(path.join(unsaved, file), 'a new text');
  const folders: Partial<Record<string, string>> = {
    'a commit out of reach': shallow,
    'files without a commit': unsaved,
  };
  outcomes = await runCommands(
    Object.entries(CASES).map(([name, args]) => ({
      script: 'scripts/report-pages.ts',
      args,
      env: { CHROMIUM_PATH: process.execPath },
      cwd: folders[name] ?? project,
    })),
  );
});

test.each<readonly [Name, string]>([
  ['a page', '/blog'],
  ['a commit', '/blog/rome'],
])('of %s, the pages are weighed', (name, page) => {
  const { code, stdout, stderr } = outcomeOf(name) ?? {};
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\| page .*\n.*\n.*\n$/);
  expect(stdout).toMatch(new RegExp(`\\| ${page} +\\| +\\d+ \\|\n$`));
});

test('pages of changed and new files that are not committed are weighed, too', () => {
  const { code, stdout, stderr } = outcomeOf('files without a commit') ?? {};
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\n\| \/blog\/oslo +\| +\d+ \|\n\| \/blog\/rome +\| +\d+ \|\n$/);
});

test('Lighthouse visits a page below the base path', () => {
  const { code, stdout, stderr } = outcomeOf('a page with its scores') ?? {};
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\| \/blog +\|.* 99 \|.* 96 \|.* 100 \|.* 100 \|\n$/);
});

test.each<readonly [Name, string]>([
  ['a commit without a change', 'No page of the site has changed.\n'],
  ['a page that is not there', '\n/gone is not in the build.\n'],
])('of %s, only that is reported', (name, stdout) => {
  expect(outcomeOf(name)).toEqual({ code: 0, stdout, stderr: '' });
});

test.each<readonly [Name, string]>([
  ['a page without its slash', "'blog' must begin with a slash, such as /blog."],
  ['nothing', 'Name either pages, such as /blog, or a commit with --since.'],
  ['a page and a commit', 'Name either pages, such as /blog, or a commit with --since.'],
  ['no commit', "git does not know the commit 'yesterday' in this checkout."],
  [
    'a commit out of reach',
    "This checkout does not reach back to where its branch left 'origin/apart'. Run 'git fetch --unshallow'.",
  ],
])('%s is reported as a mistake', (name, message) => {
  expect(outcomeOf(name)).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
});
