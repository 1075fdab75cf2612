import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from '@/lib/articles/articles';
import { reviewContent } from '@/lib/lint/check-content';
import { NEW_BODY, newExcerpt } from '@/lib/articles/placeholders';
import { contentDirectory } from '@/lib/site/memoize';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { draftArticle, draftSlug, tagsIn, type DraftSurroundings } from '@/scripts/editor/draft';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
  cpSync(contentDirectory(), directory, { recursive: true });
});

const choices = {
  title: 'Two days in Lisbon',
  category: 'hotels',
  author: 'Pip Underhill',
  tags: ['trams', ' hills '],
  image: 'lagoon',
  imageAlt: '',
  excerpt: 'What fits into two days.',
};
const surroundings = (): DraftSurroundings => ({
  authors: ['Pip Underhill', 'Ada Quill'],
  pictures: ['lagoon', 'peaks'],
  ownPictures: ['lisbon/Harbor.jpg'],
  today: '2026-11-21',
});

test.each([
  ['Café & crème in Málaga', 'cafe-creme-in-malaga'],
  ['Straße, Łódź, Ærø', 'strasse-lodz-aero'],
  ["  What's   new?  ", 'whats-new'],
  ['東京 in 48 hours', 'in-48-hours'],
  ['€5: a "menu"', '5-a-menu'],
  ['../../etc/passwd', 'etcpasswd'],
])('%s gets the address %s', (title, slug) => {
  expect(draftSlug(title)).toBe(slug);
});

test('a very long title is cut between words, one very long word in it', () => {
  expect(draftSlug('a long way home '.repeat(40))).toBe(
    'a-long-way-home-a-long-way-home-a-long-way-home-a-long-way',
  );
  expect(draftSlug('x'.repeat(500))).toBe('x'.repeat(60));
});

test.each(['!!!', '東京の夜', '🏖️', 'Category'])('%s gives no address, and that is said', (title) => {
  expect(() => draftSlug(title)).toThrow(UserError);
});

test.each([
  ['Two days in Lisbon'],
  [`"Quotes", 'apostrophes': and # signs`],
  ['- no: list'],
  ['2026'],
  ['{x} <script>alert(1)</script> 1'],
])('a draft called %s is in order', (title) => {
  const { slug, text } = draftArticle({ ...choices, title }, surroundings());
  writeFileSync(path.join(directory, 'blog', `${slug}.md`), text);
  expect(reviewContent(directory, { today: '2026-11-21', preview: false }).errors).toEqual([]);
  const article = readArticles(directory).value.find((each) => each.slug === slug);
  expect(article).toMatchObject({
    title,
    readTime: '1 min read',
    draft: true,
    category: 'Hotels',
    publishDate: '2026-11-21',
    tags: ['trams', 'hills'],
  });
});

test('published as it is, a draft has an error for each line that waits for words', () => {
  const wish = { ...choices, excerpt: newExcerpt(choices.title) };
  const { slug, text } = draftArticle(wish, surroundings());
  writeFileSync(path.join(directory, 'blog', `${slug}.md`), text.replace('draft: true\n', ''));
  const { errors } = reviewContent(directory, { today: '2026-11-21', preview: false });
  const lines = text.replace('draft: true\n', '').split('\n');
  expect(errors.map(({ line }) => lines[line - 1])).toEqual([
    'excerpt: Two days in Lisbon, in short.',
    ...NEW_BODY.split('\n').filter(Boolean),
  ]);
});

test.each([
  [{ category: 'Hotel' }, "did you mean 'Hotels'?"],
  [{ author: 'Pip Underhil' }, "did you mean 'Pip Underhill'?"],
  [{ image: 'lagon' }, "did you mean 'lagoon'?"],
  [{ image: 'harbor.jpg' }, "did you mean 'lisbon/Harbor.jpg'?"],
  [
    { category: 'Hotel' },
    `There is no category 'Hotel'; did you mean 'Hotels'?\nOne of: Flight Tips, Budget Travel, `,
  ],
  [{ author: 'Bo' }, "There is no author 'Bo'\nOne of: Pip Underhill, Ada Quill"],
  [{ image: 'x' }, "There is no picture 'x'\nOne of: lagoon, peaks"],
  [{ image: 'x.jpg' }, 'or use one of: lagoon, peaks'],
  [{ title: '東京' }, "'東京' contains no letter from a to z and no digit"],
  [{ title: 'Category' }, "'category' is the name of a page of the site itself"],
  [{ tags: [' '] }, 'at least one tag'],
])('%j is answered with what is valid', (wish, message) => {
  expect(() => draftArticle({ ...choices, ...wish }, surroundings())).toThrow(message);
});

test.each(['lisbon/Harbor.jpg', 'content/pictures/lisbon/harbor.jpg', '/pictures/lisbon/Harbor.jpg'])(
  'a draft begins with a picture of its writer, called %s, and with the place for its description',
  (image) => {
    const { text } = draftArticle({ ...choices, image }, surroundings());
    expect(text).toContain('image: lisbon/Harbor.jpg\nimageAlt: What does this picture show?\n');
  },
);

test('a draft with a stock photo has the description of its writer, if there is one', () => {
  const textFor = (imageAlt: string) => draftArticle({ ...choices, imageAlt }, surroundings()).text;
  expect(textFor(' A still\n lagoon ')).toContain('image: lagoon\nimageAlt: A still lagoon\n');
  expect(textFor('')).not.toContain('imageAlt');
});

describe('the command, where nobody can be asked', () => {
  const TITLE = `Two "days" in: Lisbon, it's fine`;
  const SLUG = 'two-days-in-lisbon-its-fine';
  const BROKEN = [
    [
      'authors.yaml',
      'note: x\nauthors: none\n',
      'authors.yaml:2:1  authors  found "none"; expected a list of authors',
    ],
    ['pictures.yaml', 'beach: 1\n', 'pictures.yaml:1:1  beach  found 1; expected one of id, alt, drawing'],
  ] as const;
  const FORMER = [`/Blog/${SLUG}`, `/blog/${SLUG}.txt`];
  const copies = [...BROKEN.keys(), 'new', 'there', ...FORMER].map(() => temporaryFolder());
  const [fresh = '', taken = '', ...former] = copies.slice(BROKEN.length);
  const draftIn = (content: string) => path.join(content, 'blog', `${SLUG}.md`);
  let outcomes: readonly Outcome[] = [];

  beforeAll(async () => {
    for (const copy of copies) cpSync(contentDirectory(), copy, { recursive: true });
    for (const [index, [name, text]] of BROKEN.entries())
      writeFileSync(path.join(copies[index] ?? '', name), text);
    writeFileSync(draftIn(taken), 'Words of a writer.');
    for (const [index, address] of FORMER.entries()) {
      const other = path.join(former[index] ?? '', 'blog', 'night-trains.md');
      writeFileSync(
        other,
        readFileSync(other, 'utf8').replace(/^slug: .*/m, `$&\nredirectFrom: [${address}]`),
      );
    }
    outcomes = await runCommands(
      copies.map((content) => ({
        script: 'scripts/new.ts',
        args: [TITLE, '--tags', 'a,b', '--image-alt', 'Calm water'],
        env: { CONTENT_DIRECTORY: content, BASE_PATH: '/travel', PORT: '3001' },
      })),
    );
  });

  test('names the address of the preview, as the settings make it', () => {
    expect(outcomes[BROKEN.length]?.stdout).toContain(` http://localhost:3001/travel/blog/${SLUG}\n`);
  });

  test('takes no former address of another article, which may have capital letters or be that of a file', () => {
    for (const [index, address] of FORMER.entries()) {
      expect(outcomes[BROKEN.length + 2 + index]).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(`^${address} leads to '`),
      });
      expect(readdirSync(path.join(former[index] ?? '', 'blog'))).not.toContain(`${SLUG}.md`);
    }
  });

  test('writes a file once, never over another one, and as the formatter wants it', async () => {
    const [written, refused] = outcomes.slice(BROKEN.length);
    expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('-fine.md is written') });
    const text = readFileSync(draftIn(fresh), 'utf8');
    expect(text).toContain('\nimageAlt: Calm water\n');
    const { stdout } = await run('prettier', ['--stdin-filepath', 'content/blog/draft.md'], {
      input: text,
      stripFinalNewline: false,
    });
    expect(stdout).toBe(text);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('was not changed') });
    expect(readFileSync(draftIn(taken), 'utf8')).toBe('Words of a writer.');
  });

  test.each(BROKEN.map(([name, , diagnostic], index) => [name, diagnostic, index] as const))(
    'shows the diagnostics where %s is broken, and neither asks nor writes',
    (_name, diagnostic, index) => {
      const { code, stdout, stderr, threw } = outcomes[index] ?? {};
      expect({ code, stdout, threw }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(diagnostic);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(readdirSync(path.join(copies[index] ?? '', 'blog'))).not.toContain(`${SLUG}.md`);
    },
  );
});

test('what is typed with blanks around it, twice or not at all is put right', () => {
  const wish = { category: ' hotels ', image: ' peaks ', tags: ['Łódź', 'lodz'], excerpt: ' Two\n\tdays. ' };
  const { text } = draftArticle({ ...choices, ...wish }, surroundings());
  for (const line of ['category: Hotels', 'image: peaks', 'tags: [Łódź]', 'excerpt: Two days.'])
    expect(text).toContain(`\n${line}\n`);
  const { text: bare } = draftArticle({ ...choices, excerpt: ' ' }, surroundings());
  expect(bare).toContain(`\nexcerpt: ${newExcerpt(choices.title)}\n`);
});

test('tags are those that the check takes', () => {
  expect(tagsIn('trams, Łódź ,, food & drink')).toEqual(['trams', 'Łódź', 'food & drink']);
  expect(() => tagsIn(' , ')).toThrow(UserError);
  for (const wrong of ['東京', 'hills; trams', '„Bahn“'])
    expect(() => tagsIn(`trams, ${wrong}`)).toThrow(`The tag '${wrong}'`);
});
