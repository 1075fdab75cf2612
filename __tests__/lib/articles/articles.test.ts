import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadArticles, readArticles } from '@/lib/articles/articles';
import { listFiles } from '@/lib/source/read-files';
import { contentDirectory } from '@/lib/site/memoize';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentCopy } from '@/__tests__/support/content-copy';

const OWN = listFiles(path.join(contentDirectory(), 'blog'), '.md');

test('the articles of the site are in order', () => {
  const { value, diagnostics } = readArticles(contentDirectory());
  expect(diagnostics.map(formatDiagnostic)).toEqual([]);
  expect(value).toHaveLength(OWN.length);
});

test('misnamed files and folders are reported, and files that systems leave behind are ignored', () => {
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'blog/more'));
  const names = ['one.MD', 'two.md.txt', 'three.markdown', '.DS_Store', 'harbor-walks.md~', 'Thumbs.db'];
  for (const name of names) writeFileSync(path.join(directory, 'blog', name), 'Words.');
  const { value, diagnostics } = readArticles(directory);
  expect(value).toHaveLength(OWN.length);
  expect(diagnostics.map(({ file, field }) => `${path.basename(file)} ${field}`).sort()).toEqual([
    'more file',
    'one.MD file',
    'three.markdown file',
    'two.md.txt file',
  ]);
});

describe('in a magazine of others', () => {
  let directory: string;
  beforeEach(() => {
    directory = contentCopy();
  });
  const change = (name: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]) => {
    const file = path.join(directory, 'blog', name);
    const text = readFileSync(file, 'utf8');
    for (const [from] of changes) expect(text).toMatch(from);
    writeFileSync(
      file,
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    );
  };
  const told = () =>
    readArticles(directory).diagnostics.map(
      ({ file, line, field, found, expected }) =>
        `${path.basename(file)}:${line} ${field} ${found.replaceAll(`${path.dirname(file)}${path.sep}`, '')}; ${expected}`,
    );

  test.each<readonly [what: string, name: string, from: string | RegExp, to: string, told: string]>([
    [
      'an author whom nobody knows',
      'night-trains.md',
      'author: Pip Underhill',
      'author: Pip Underhil',
      "6 author 'Pip Underhil'; a name of content/authors.yaml; did you mean 'Pip Underhill'?",
    ],
    [
      'one of more authors whom nobody knows',
      'light-bags.md',
      'Zoë Ångström]',
      'Zoë Angstrem]',
      "6 authors.1 'Zoë Angstrem'; a name of content/authors.yaml; did you mean 'Zoë Ångström'?",
    ],
    [
      'an unknown series',
      'night-trains.md',
      'series: Left of the ferry',
      'series: Left of the fery',
      "11 series 'Left of the fery'; a name of content/series.yaml; did you mean 'Left of the ferry'?",
    ],
    [
      'an unknown destination',
      'night-trains.md',
      'image:',
      'destinations: [eastwick, eastwich]\nimage:',
      "10 destinations.1 'eastwich'; an id of content/deals/destinations.yaml; did you mean 'eastwick'?",
    ],
    [
      'an unknown picture',
      'night-trains.md',
      'image: night-train',
      'image: night-trein',
      "10 image 'night-trein'; a key of content/pictures.yaml; did you mean 'night-train'?",
    ],
    [
      'the id of another',
      'harbor-walks.md',
      'id: 1',
      'id: 3',
      '2 id 3, as in night-trains.md; an id of its own, or no such line: an id is derived from the slug',
    ],
    [
      'the part of another',
      'light-bags.md',
      'part: 2',
      'part: 1',
      '14 part 1, as in night-trains.md; a place of its own in the series',
    ],
    [
      'a former address that another has',
      'night-trains.md',
      'image:',
      'redirectFrom: [small-bags]\nimage:',
      "10 redirectFrom.0 'small-bags', as in light-bags.md; each former address once, in one article",
    ],
  ])('%s is reported once', (_what, name, from, to, expected) => {
    change(name, [from, to]);
    expect(told()).toEqual([`${name}:${expected}`]);
  });

  test('who comes later has taken what was there, and a draft comes last', () => {
    change('harbor-walks.md', ['id: 1', 'id: 4'], [/publishDate: .*/, 'publishDate: 2024-02-02']);
    expect(told()).toEqual([expect.stringMatching(/^unfinished-island\.md:2 id 4, as in harbor-walks\.md/)]);
  });

  test('the slug of another is reported beside the name of the file', () => {
    change('light-bags.md', ['slug: light-bags', 'slug: night-trains']);
    expect(told()).toEqual([
      "light-bags.md:4 slug 'night-trains'; the file's name, 'light-bags'",
      "light-bags.md:4 slug 'night-trains', as in night-trains.md; a slug of its own",
    ]);
  });

  test.each([
    ['authors.yaml', 'author: Pip Underhill', 'author: Nobody'],
    ['series.yaml', 'series: Left of the ferry', 'series: Nothing'],
    ['pictures.yaml', 'image: night-train', 'image: nothing'],
    ['deals/destinations.yaml', 'image:', 'destinations: [nowhere]\nimage:'],
  ])('while %s is invalid, names from it are not checked', (name, from, to) => {
    change('night-trains.md', [from, to]);
    writeFileSync(path.join(directory, name), 'nothing: [\n');
    expect(told()).toEqual([]);
  });

  test('articles without an id have one of their slugs, in no way of their neighbors', () => {
    const ids = () => new Map(readArticles(directory).value.map(({ slug, id }) => [slug, id]));
    change('night-trains.md', ['id: 3\n', '']);
    change('harbor-walks.md', ['id: 1\n', '']);
    const [one, two] = ['night-trains', 'harbor-walks'].map((slug) => ids().get(slug) ?? 0);
    expect(one).toBeGreaterThan(4_000_000_000);
    expect(one).not.toBe(two);
    rmSync(path.join(directory, 'blog/harbor-walks.md'));
    expect(ids().get('night-trains')).toBe(one);
    expect(readArticles(directory).value.map(({ id }) => id)).toEqual([2, 4, 5, one]);
  });

  test('an article with invalid fields still has its body, and its date if that is valid', () => {
    change('night-trains.md', ['title:', 'titel:']);
    change('light-bags.md', ['title:', 'titel:'], [/publishDate: .*/, 'publishDate: soon']);
    writeFileSync(path.join(directory, 'blog/harbor-walks.md'), 'id: 1\n---\n\nWords.\n');
    writeFileSync(path.join(directory, 'blog/winter-of-2099.md'), '---js\nid: 1\n---\nWords.\n');
    const { bodiesAlone, value } = readArticles(directory);
    expect(value.map(({ slug }) => slug)).toEqual(['unfinished-island']);
    const shown = bodiesAlone.map(({ file, bodyLine, publishDate, draft }) => [
      ...[path.basename(file), bodyLine, publishDate, draft ?? false],
    ]);
    expect(shown).toEqual([
      ['light-bags.md', 16, '', true],
      ['night-trains.md', 14, '2024-03-09', false],
      ['winter-of-2099.md', 4, '', true],
    ]);
    expect(bodiesAlone[1]?.body).toContain('A night train saves a day');
    expect(bodiesAlone[2]?.body).toBe('Words.\n');
  });

  test('visitors get what is public, by slug', () => {
    const { all, bySlug } = loadArticles(directory);
    expect(all.map(({ slug }) => slug)).toEqual(['harbor-walks', 'light-bags', 'night-trains']);
    expect([...bySlug.keys()]).toEqual(all.map(({ slug }) => slug));
    expect(bySlug.get('light-bags')).toMatchObject({
      authors: ['Pip Underhill', 'Zoë Ångström'],
      statedReadTime: { text: '1 min read', line: 8 },
      previewLabel: undefined,
    });
    expect(bySlug.get('night-trains')).toMatchObject({
      authors: ['Pip Underhill'],
      statedReadTime: undefined,
    });
  });

  test('one article that cannot be read stops all of them', () => {
    change('unfinished-island.md', ['title:', 'titel:']);
    expect(() => loadArticles(directory)).toThrow(/unfinished-island\.md/);
  });
});
