import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import { importSite } from '@/scripts/import/import-site';
import { readSite } from '@/scripts/import/source/read-site';
import { checkImport } from '@/scripts/import/stage';
import { bodyOf, findingsOf, folderOf, importFolder, PNG, single, TODAY } from './import-folder';

/*
 * What an import makes of a whole article: its fields, its picture, its place here, and what is left to a writer.
 */

const HEAD = 'title: A quay\ndate: 2020-01-02\nauthor: Pip Underhill\ntags: [sea]\nexcerpt: Old stones.';
const written = (body: string, head = HEAD) => `---\n${head}\n---\n${body}\n`;
const post = (body: string, head = HEAD, more: Readonly<Record<string, Buffer | string>> = {}) =>
  single({ 'content/walks/quay.md': written(body, head), 'hugo.toml': '', ...more });
/** What was found about one subject. */
const about = (subject: string, ...typed: Parameters<typeof post>) =>
  findingsOf(post(...typed)).filter((finding) => finding.includes(` ${subject}: `));

test('an article has its fields in the order in which writers know them, and its body', () => {
  const { source, slug, title, text, findings } = post(
    'Stones.',
    `${HEAD}\ncover: /quay.png\ncoverAlt: A quay at low tide\ncredit: Ada`,
    { 'static/quay.png': PNG },
  );
  expect({ source, slug, title, findings }).toEqual({
    source: 'content/walks/quay.md',
    slug: 'quay',
    title: 'A quay',
    findings: [expect.objectContaining({ subject: 'category' })],
  });
  expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
    ...['---', 'title', 'slug', 'excerpt', 'author', 'publishDate', 'category', 'tags', 'image', 'imageAlt'],
    ...['imageCredit', 'draft', 'redirectFrom', '---', '', 'Stones.', ''],
  ]);
  expect(text).toContain(
    'image: quay/quay.png\nimageAlt: A quay at low tide\nimageCredit: Ada\ndraft: true\n',
  );
  expect(text).toMatch(/^redirectFrom: .*\/walks\/quay/m);
});

describe('the picture of an article', () => {
  test('without words it is a writer who describes it', () => {
    const head = `${HEAD}\ncover: /quay.png`;
    const files = { 'static/quay.png': PNG };
    expect(post('Stones.', head, files).text).toContain('imageAlt: What does this picture show?');
    expect(post('Stones.', head, files).text).not.toContain('imageCredit');
    expect(about('image', 'Stones.', head, files)).toEqual([
      "7 image: '/quay.png' has no description: write in 'imageAlt' what it shows",
    ]);
  });

  test('a missing one is reported at its field and replaced with a stock photo', () => {
    expect(about('image', 'Stones.', `${HEAD}\nCover: /none.png`)).toEqual([
      "1 image: the article has none; 'harbor' is a stock photo (choose another with `npm run list -- pictures`)",
      "7 image: '/none.png', the picture of the article, is not in the folder",
    ]);
  });
});

describe('an excerpt', () => {
  const proposal = (body: string) =>
    about('excerpt', body, HEAD.replace(/\nexcerpt.*/, ''))
      .map((finding) =>
        finding.replace("1 excerpt: there is none; write one instead of 'A quay, in short.'", ''),
      )
      .join();

  test.each([
    ['One is here. Two is there!', 'One is here. Two is there!'],
    ['Is it? “Yes.” And more', 'Is it? “Yes.”'],
    ['Wait... Go on!! Now.', 'Wait... Go on!! Now.'],
    ['Words without an end', 'Words without an end'],
    ['## Heading\n\n> Quote.\n\n1. List.\n\nFirst words.\n\nMore words.', 'First words.'],
    ['“Stay,” she said.', '“Stay,” she said.'],
    ['**Bold** and _soft_ [words](/a).', 'Bold and soft words.'],
    ['Prices \\| tides \\[7] rise.', 'Prices | tides [7] rise.'],
    [`First. ${'a'.repeat(150)}. Third.`, `First. ${'a'.repeat(150)}.`],
    [`First. ${'a'.repeat(152)}. Third.`, `First. ${'a'.repeat(152)}.`],
    [`First. ${'a'.repeat(153)}. Third.`, 'First.'],
  ])('begins with %j', (body, words) => {
    expect(proposal(body)).toBe(`. The text begins: '${words}'`);
  });

  test('of a text without words none is proposed, and the lack of words is reported', () => {
    expect(proposal('')).toBe('');
    expect(proposal('- One')).toBe('');
    expect(about('body', '')).toEqual(['8 body: there are no words']);
    expect(about('body', 'One')).toEqual([]);
  });

  test('that is empty is reported at its field', () => {
    expect(about('excerpt', 'Stones.', `${HEAD}\n`.replace('Old stones.', ''))[0]).toMatch(/^6 excerpt: /);
  });

  test('that is there stays', () => {
    expect(about('excerpt', 'Stones.')).toEqual([]);
  });
});

describe('slugs', () => {
  const files = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`content/${name}/quay.md`, written('Stones.')]));

  test('each article has its own, and a change is reported', () => {
    const { articles } = importFolder({ 'hugo.toml': '', ...files('a', 'b', 'c') });
    expect(articles.map(({ slug }) => slug)).toEqual(['quay', 'quay-2', 'quay-3']);
    expect(articles.map(({ text }) => /^slug: (.*)$/m.exec(text)?.[1])).toEqual(['quay', 'quay-2', 'quay-3']);
    expect(
      articles.map((article) => findingsOf(article).filter((finding) => finding.includes(' slug: '))),
    ).toEqual([
      [],
      ["1 slug: 'quay' is the slug of another article of this import; 'quay-2' was used"],
      ["1 slug: 'quay' is the slug of another article of this import; 'quay-3' was used"],
    ]);
  });

  test('an article that is left out leaves its slug to another one', () => {
    const { articles, skipped } = importFolder({
      ...{ 'hugo.toml': '', ...files('b') },
      'content/a/quay.md': written('Many words. '.repeat(6000)),
    });
    expect(skipped.map(({ file }) => file)).toEqual(['content/a/quay.md']);
    expect(articles.map(({ source, slug }) => [source, slug])).toEqual([['content/b/quay.md', 'quay']]);
    expect(articles.flatMap(findingsOf).filter((finding) => finding.includes(' slug: '))).toEqual([]);
  });

  test.each(['quay-'.repeat(50), `blog-tag-${'q'.repeat(200)}`])('%s is cut to the longest slug', (slug) => {
    const text = written('Stones.', `title: Quay\ndate: 2020-01-02\nslug: ${slug}`);
    const { articles } = importFolder({
      'hugo.toml': '',
      'content/a/quay.md': text,
      'content/b/quay.md': text,
    });
    const slugs = articles.map((article) => article.slug);
    expect(new Set(slugs).size).toBe(2);
    expect(slugs.filter((each) => each.length > 200 || each.includes('--'))).toEqual([]);
  });

  test('an article that is here already is not taken, and no other gets its name', () => {
    const content = contentCopy();
    for (const name of ['pier', 'quay-2']) writeFileSync(path.join(content, `blog/${name}.md`), '');
    const folder = folderOf({
      ...{ 'hugo.toml': '', ...files('a', 'b') },
      'content/a/pier.md': written('Planks.'),
    });
    const { articles, skipped, system } = importSite(readSite(folder), content, TODAY, undefined);
    expect(system).toBe('Hugo');
    expect(articles.map(({ slug }) => slug)).toEqual(['quay', 'quay-3']);
    expect(skipped).toEqual([
      {
        file: 'content/a/pier.md',
        reason: 'would be content/blog/pier.md, which exists already and was not changed',
      },
    ]);
  });
});

test('findings stand in the order of their lines, those of the fields at their fields', () => {
  const head = 'title: A quay\nauthor: Bo Nobody\nmood: calm\ntags: [sea]\ndate: soon';
  const lines = post('![](gone.png)\n\n[a](#none)', head).findings.map(
    ({ line, subject }) => `${line} ${subject}`,
  );
  expect(lines).toEqual([
    ...[
      '1 category',
      '1 image',
      '1 excerpt',
      '3 author',
      '4 fields',
      '6 publishDate',
      '8 picture',
      '10 link',
    ],
  ]);
});

test('the author that is asked for is written for those who are unknown here', () => {
  const folder = folderOf({
    'hugo.toml': '',
    'content/a/quay.md': written('Stones.', HEAD.replace('Pip Underhill', 'Bo')),
  });
  const content = contentCopy();
  const [article] = importSite(readSite(folder), content, TODAY, 'Ada Quill').articles;
  expect(article?.text).toContain('author: Ada Quill\n');
});

test('articles link each other, share their pictures and show those of their folder', () => {
  const { articles, pictures } = importFolder({
    ...{
      'hugo.toml': '',
      'static/a.png': PNG,
      'content/walks/pier/b.png': PNG,
      'content/walks/pier/c.png': PNG,
    },
    'content/walks/quay.md': written('[The pier](../pier/) ![A boat](/a.png)'),
    'content/walks/pier/index.md': written('{{< gallery match="*.png" >}}\n\n![A boat](/a.png)'),
  });
  expect(articles.map(bodyOf)).toEqual([
    ':::gallery\n![What does this picture show?](/pictures/pier/b.png)\n\n![What does this picture show?](/pictures/pier/c.png)\n:::\n\n![A boat](/pictures/pier/a.png)\n',
    '[The pier](/blog/pier)\n\n![A boat](/pictures/pier/a.png)\n',
  ]);
  expect([...pictures.keys()].sort()).toEqual(['pier/a.png', 'pier/b.png', 'pier/c.png']);
});

test('an article that is too long is left out, and links to it keep their words', () => {
  const { articles, skipped } = importFolder({
    '_posts/2020-01-01-long.md': written('Many words. '.repeat(6000)),
    '_posts/2020-01-02-short.md': written('See [the long one]({% post_url 2020-01-01-long %}).'),
  });
  expect(skipped).toEqual([
    { file: '_posts/2020-01-01-long.md', reason: expect.stringMatching(/^has .*; expected .*60000 at most/) },
  ]);
  expect(articles.map(bodyOf)).toEqual(['See the long one.\n']);
});

test('fields that are no YAML are read line by line', () => {
  const article = single({
    '_posts/2020-01-02-a-post.md': written('Words.', 'title: Lisbon: a walk\ndate: 2020-01-02\ntags: [a'),
  });
  expect(article.title).toBe('Lisbon: a walk');
  expect(findingsOf(article)).toContainEqual(expect.stringMatching(/^2 fields: the fields are not valid \(/));
});

describe('former addresses', () => {
  const IGNORED = 'because disks and hosts may ignore capital letters';
  const post = (day: string, fields = '') => `---\ntitle: Trains\ndate: ${day}\n${fields}---\nWords.\n`;
  /** The former addresses of each article, and what was found about them. */
  const formerOf = (files: Readonly<Record<string, string>>, content?: string) =>
    importFolder(files, content).articles.map((article) => [
      article.slug,
      /^redirectFrom: (.*)$/m.exec(article.text)?.[1],
      ...findingsOf(article).filter((finding) => finding.includes(' redirectFrom: ')),
    ]);

  test('one that differs from the new address in capital letters only is left out, and this is reported', () => {
    const name = '2020-01-02-Night-Boats-East.md';
    const permalink = 'permalink: /Blog/:title';
    expect(formerOf({ '_config.yml': permalink, [`_posts/${name}`]: post('2020-01-02') })).toEqual([
      [
        'night-boats-east',
        undefined,
        `1 redirectFrom: left out: '/Blog/Night-Boats-East', the address of content/blog/night-boats-east.md apart from capital letters; expected no such entry, ${IGNORED}`,
      ],
    ]);
  });

  test('one of the site, its content or another article of the import is left out, and the others are kept', () => {
    const content = contentCopy();
    const ours = path.join(content, 'blog/night-trains.md');
    writeFileSync(ours, readFileSync(ours, 'utf8').replace('---\n', '---\nredirectFrom: [sleeper-trains]\n'));
    const boats = 'aliases: [/old/boats, /Flights, /deals/cheap, /blog/harbor-walks, /House-Rules]\n';
    const piers = 'aliases: [/Old/Boats, /Blog/Boats, /blog/Sleeper-Trains, /Old/Piers]\n';
    const files = {
      'hugo.toml': '',
      'content/post/boats.md': post('2020-01-02', boats),
      'content/post/piers.md': post('2020-01-03', piers),
    };
    const imported = importFolder(files, content);
    expect(formerOf(files, content)).toEqual([
      [
        'boats',
        '[/post/boats, /old/boats]',
        expect.stringContaining("left out: '/Flights', which begins like addresses of the site itself"),
        "1 redirectFrom: left out: '/deals/cheap'; expected another address: addresses of the site itself begin like this one",
        expect.stringMatching(
          /left out: 'harbor-walks', the slug of .*harbor-walks\.md; expected one that nothing/,
        ),
        expect.stringContaining("left out: '/House-Rules', the address of the page of text"),
      ],
      [
        'piers',
        '[/post/piers, /Old/Piers]',
        expect.stringContaining("left out: '/Old/Boats', as '/old/boats' in content/blog/boats.md"),
        expect.stringContaining("left out: '/Blog/Boats', the address of content/blog/boats.md"),
        expect.stringMatching(
          /left out: '\/blog\/Sleeper-Trains', as '\/blog\/sleeper-trains' in .*night-trains\.md/,
        ),
      ],
    ]);
    const errors = checkImport(imported, content, { today: TODAY, preview: false });
    expect(errors.filter(({ field }) => field.startsWith('redirectFrom'))).toEqual([]);
  });

  test('one that only an article has which is left out stays with the other article', () => {
    const long = `${post('2020-01-01', 'aliases: [/old/boats]\n')}${'Many words. '.repeat(6000)}`;
    const files = {
      'hugo.toml': '',
      'content/post/a-long-one.md': long,
      'content/post/boats.md': post('2020-01-02', 'aliases: [/old/boats, /blog/a-long-one]\n'),
    };
    expect(formerOf(files)).toEqual([['boats', '[/post/boats, /old/boats, a-long-one]']]);
  });
});
