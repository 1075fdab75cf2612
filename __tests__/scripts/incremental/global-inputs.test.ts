import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { buildId } from '@/scripts/incremental/build-id';
import {
  haveChanged,
  otherContent,
  readGlobalInputs,
  type GlobalInputs,
} from '@/scripts/incremental/global-inputs';
import { codeHash, hashOf, sources } from '@/scripts/incremental/sources.mjs';
import { preparePictures } from '@/scripts/pictures/prepare';
import { contentCopy } from '@/__tests__/support/content-copy';
import { plainPng } from '@/__tests__/support/photographs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What makes every page stale, and what does not: a build that forgets one of these shows old pages. */

const MOMENT = Date.UTC(2026, 10, 22, 12) / 1000;
const variables = { ...process.env };
beforeEach(() => void (process.env.SOURCE_DATE_EPOCH = String(MOMENT)));
afterEach(() => void (process.env = { ...variables }));

const inputsOf = (content: string) => readGlobalInputs(otherContent(content), content);

/** Those of the content as it is, wherever it stands. */
let before: GlobalInputs;
beforeAll(() => {
  process.env.SOURCE_DATE_EPOCH = String(MOMENT);
  before = inputsOf(contentCopy());
});

/** Names of the inputs that something changes. */
function changedBy(act: (content: string) => void): readonly string[] {
  const content = contentCopy();
  act(content);
  const after = inputsOf(content);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

test.each([
  ['blog/night-trains.md', []],
  ['deals/flights.yaml', ['content beside articles']],
  ['destinations/eastwick.md', ['content beside articles']],
  ['pages/house-rules.md', ['content beside articles']],
  ['pages/new.md', ['content beside articles']],
  ['notes/note.md', ['content beside articles']],
  ['pictures/harbor.jpg', ['own pictures']],
])('an edit of %s changes %j', (file, expected) => {
  expect(changedBy((content) => edit(path.join(content, file)))).toEqual(expected);
});

test.each(['blog/.night-trains.md.swp', 'pages/about.md~', 'pictures/.DS_Store'])(
  '%s, which a system or an editor leaves behind, changes no page',
  (file) => {
    expect(changedBy((content) => edit(path.join(content, file)))).toEqual([]);
  },
);

test.each([
  ['SITE_URL', 'https://other.example', ['settings']],
  ['BASE_PATH', '/travel', ['settings']],
  ['TRAVELPAYOUTS_MARKER', '123456', ['settings']],
  // Of an account that the registry names.
  ['BUNKHOUSE_ID', 'abc-1', ['settings']],
  ['SOURCE_DATE_EPOCH', String(MOMENT + 24 * 60 * 60), []],
  ['PORT', '4000', []],
  ['UNKNOWN', 'anything', []],
])('%s=%s changes %j', (name, value, expected) => {
  expect(changedBy(() => void (process.env[name] = value))).toEqual(expected);
});

test('what only tells commands where to listen and whom to ask changes no page', () => {
  expect(
    changedBy((content) =>
      Object.assign(process.env, {
        ...{ HOST: '0.0.0.0', ALLOWED_HOSTS: 'desk.example', CHROMIUM_PATH: '/opt/chromium', CI: '1' },
        ...{ TRAVELPAYOUTS_TOKEN: 'a'.repeat(32), TRAVELPAYOUTS_API_URL: 'http://127.0.0.1:9' },
        ...{ PHOTO_HOST_URL: 'http://127.0.0.1:9', CONTENT_DIRECTORY: content },
        ...{ FAREWIND_CONTENT_MANIFEST: '', FAREWIND_STALE_PAGES: '', FAREWIND_CONTENT_VERSION: '7' },
        FAREWIND_CODE: codeHash(),
      }),
    ),
  ).toEqual([]);
});

test.each(['version', 'platform', 'arch'] as const)('another %s of Node.js changes all pages', (name) => {
  const value = process[name];
  Object.defineProperty(process, name, { value: 'another' });
  expect(changedBy(() => undefined)).toEqual(['Node.js']);
  Object.defineProperty(process, name, { value });
});

test('files and folders behind links are inputs like any other', () => {
  const shared = temporaryFolder();
  const withLinks = contentCopy();
  edit(path.join(shared, 'rules.md'));
  edit(path.join(shared, 'notes/note.md'));
  symlinkSync(path.join(shared, 'rules.md'), path.join(withLinks, 'pages/rules.md'));
  symlinkSync(path.join(shared, 'notes'), path.join(withLinks, 'notes'));
  const states = [otherContent(withLinks)];
  for (const file of ['rules.md', 'notes/note.md']) {
    edit(path.join(shared, file));
    states.push(otherContent(withLinks));
  }
  expect(new Set(states).size).toBe(3);
});

test.each([
  ['the rest of the content', 'authors.yaml', true],
  ['a picture', 'pictures/harbor.jpg', true],
  // A build reads articles once, and the models of pages contain them.
  ['an article', 'blog/night-trains.md', false],
])('an edit of %s since the inputs were read: %s, %s', (_, file, expected) => {
  const content = contentCopy();
  const inputs = inputsOf(content);
  expect(haveChanged(inputs, content)).toBe(false);
  edit(path.join(content, file));
  expect(haveChanged(inputs, content)).toBe(expected);
});

/** Goes to another project of the same code. @returns a function that goes back */
function otherProject(): () => void {
  const before = process.cwd();
  const project = temporaryFolder();
  for (const source of sources()) symlinkSync(path.resolve(source), path.join(project, source));
  process.chdir(project);
  return () => process.chdir(before);
}

test.each([
  ['.browserslistrc', true],
  ['postcss.config.mjs', true],
  ['NOTES.md', false],
])('%s in the root is code: %s', (name, expected) => {
  const back = otherProject();
  try {
    const code = codeHash();
    writeFileSync(name, 'a');
    expect(codeHash() !== code).toBe(expected);
  } finally {
    back();
  }
});

test('a change of a picture that the build has prepared', async () => {
  const content = contentCopy();
  const back = otherProject();
  try {
    const file = path.join(content, 'pictures/harbor.png');
    mkdirSync(path.dirname(file));
    writeFileSync(file, await plainPng({ width: 30, height: 20 }));
    const use = { name: 'harbor.png', file, line: 1, column: 1, field: 'picture', shown: true };
    await preparePictures(content, [use], 'inspect', PICTURE_CACHE);
    const inputs = inputsOf(content);
    expect(haveChanged(inputs, content)).toBe(false);
    edit(file);
    expect(haveChanged(inputs, content)).toBe(true);
  } finally {
    back();
  }
});

test('code that has changed since it was bundled: no page of this build is kept, and none of an earlier one used', () => {
  const content = contentCopy();
  process.env.FAREWIND_CODE = codeHash();
  const inputs = inputsOf(content);
  expect(inputs).toEqual(before);
  expect(haveChanged(inputs, content)).toBe(false);
  process.env.FAREWIND_CODE = 'a hash of other code';
  expect(inputsOf(content).code).not.toBe(inputsOf(content).code);
  expect(haveChanged(inputsOf(content), content)).toBe(true);
});

test('a new article in a category that has one changes none', () => {
  const copyArticle = (content: string) => {
    const text = readFileSync(path.join(content, 'blog/harbor-walks.md'), 'utf8');
    const fields = text.replace(/^id: .*/m, 'id: 99').replace(/^slug: .*/m, 'slug: new');
    writeFileSync(path.join(content, 'blog/new.md'), fields.replace(/^(?:series|part|featured): .*\n/gm, ''));
  };
  expect(changedBy(copyArticle)).toEqual([]);
});

test('the last article of a category changes the 404 page, which every page holds', () => {
  const recategorize = (content: string) => {
    const file = path.join(content, 'blog/night-trains.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('category: Transportation', 'category: Hotels'));
  };
  expect(changedBy(recategorize)).toEqual(['categories with articles']);
});

test('a first video changes the policy of all pages', () => {
  const withVideo = (content: string) => {
    appendFileSync(
      path.join(content, 'blog/night-trains.md'),
      '\n::youtube[A film of a train]{#dQw4w9WgXcQ}\n',
    );
    process.env.CONTENT_DIRECTORY = content;
  };
  expect(changedBy(withVideo)).toEqual(['hosts of others']);
});

test('a day changes pages when a deal ends on it', () => {
  const content = contentCopy();
  const hotels = path.join(content, 'deals/hotels.yaml');
  const text = readFileSync(hotels, 'utf8');
  writeFileSync(hotels, text.replace(/^ {2}price: \d+$/m, '$&\n  seen: 2026-11-20\n  until: 2026-11-23'));
  const onDay = (day: number) => {
    process.env.SOURCE_DATE_EPOCH = String(MOMENT + day * 24 * 60 * 60);
    return inputsOf(content)['deals of the day'];
  };
  const [today, last, after] = [0, 1, 2].map(onDay);
  expect(last).toBe(today);
  expect(after).not.toBe(today);
});

test('all inputs have a name that a person knows', () => {
  expect(Object.keys(before)).toEqual([
    ...['code', 'settings', 'Node.js', 'deals of the day'],
    ...['content beside articles', 'own pictures', 'categories with articles', 'hosts of others'],
  ]);
});

test('a build has another name where its address is another one', () => {
  const ids = [buildId()];
  process.env.SITE_URL = 'https://other.example';
  ids.push(buildId());
  process.env.BASE_PATH = '/travel';
  ids.push(buildId(), buildId());
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{12}$/);
});

test('a build has another name after a change of any of its sources, and none of its content', () => {
  const before = process.cwd();
  process.chdir(temporaryFolder());
  try {
    const files = [
      ...['app/page.tsx', 'components/card.tsx', 'lib/deal.ts', 'public/icon.svg', 'scripts/build.mjs'],
      ...['package-lock.json', 'package.json', 'next.config.mjs', 'next-sitemap.config.mjs', 'tsconfig.json'],
    ];
    for (const file of files) edit(file);
    const ids = [buildId()];
    for (const file of files) {
      edit(file);
      ids.push(buildId());
    }
    expect(new Set(ids).size).toBe(files.length + 1);
    edit('content/site.yaml');
    expect(buildId()).toBe(ids.at(-1));
  } finally {
    process.chdir(before);
  }
});

test('files are told apart by name and bytes, wherever their folder stands', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  const digest = (...names: readonly string[]) => hashOf(names).digest('hex');
  for (const folder of [one, other]) edit(path.join(folder, 'a.txt'));
  const before = digest(path.join(one, 'a.txt'));
  expect(digest(path.join(other, 'a.txt'))).toBe(before);
  edit(path.join(other, 'a.txt'));
  expect(digest(path.join(other, 'a.txt'))).not.toBe(before);
  writeFileSync(path.join(one, 'b.txt'), 'words');
  expect(digest(path.join(one, 'b.txt'))).not.toBe(before);
  expect(digest(one)).not.toBe(before);
});

function edit(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, '\n# Words\n');
}
