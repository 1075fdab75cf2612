import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'parse5';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { BELOW } from '@/__tests__/support/below';
import { attribute, elements, textOf } from '@/scripts/html/elements';

/* What a real build makes of an article whose every field tries to be markup; the build below a path holds it. */

const { slug, title, excerpt, tags } = BELOW.hostile;
const read = (file: string) => readFileSync(path.join(BELOW.directory, file), 'utf8');
const all = readdirSync(BELOW.directory, { recursive: true, encoding: 'utf8' });
const withXss = (ending: string) =>
  all.filter((file) => file.endsWith(ending) && read(file).includes('xss()'));

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data'];

/** Elements of HTML in which a vector has become markup. */
function offensesIn(html: string): readonly string[] {
  return [...elements(parse(html))].flatMap((element) => {
    const type = attribute(element, 'type');
    const isCode = element.tagName === 'script' && type !== 'application/ld+json';
    if (isCode && textOf(element).includes('xss()')) return ['script'];
    return element.attrs
      .filter(({ value }) => value.includes('xss()'))
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)),
      )
      .map(({ name }) => name);
  });
}

test('an offense is seen', () => {
  expect(
    offensesIn('<script>xss()</script><b onclick=xss()>b</b><a href="javascript:xss()">a</a>'),
  ).toHaveLength(3);
});

test('no page holds a vector as markup: article, lists, tags, category, author', () => {
  const pages = withXss('.html');
  const tagPages = pages.filter((file) => file.includes(path.join('blog', 'tag')));
  expect(pages).toEqual(expect.arrayContaining([path.join('blog', `${slug}.html`)]));
  expect(tagPages.length).toBeGreaterThanOrEqual(tags.length);
  expect(pages.flatMap((file) => offensesIn(read(file)).map((what) => `${file}: ${what}`))).toEqual([]);
});

test('title, description and structured data say what was written', () => {
  const page = [...elements(parse(read(`blog/${slug}.html`)))];
  const meta = (name: string) =>
    page
      .filter((element) => (attribute(element, 'name') ?? attribute(element, 'property')) === name)
      .map((element) => attribute(element, 'content'));
  expect(page.filter(({ tagName }) => tagName === 'title').map(textOf)[0]).toContain(title);
  expect(meta('description')).toEqual([excerpt]);
  for (const name of ['og:title', 'twitter:title']) expect(meta(name)[0]).toContain(title);
  const data = page.filter((element) => attribute(element, 'type') === 'application/ld+json');
  const graphs = data.map((element) => JSON.stringify(JSON.parse(textOf(element))));
  expect(graphs.join('\n')).toContain(JSON.stringify(title));
});

test('feeds and sitemap are well-formed, and what they carry holds no vector as markup', () => {
  const xml = all.filter((file) => file.endsWith('.xml'));
  expect(xml.map((file) => [file, XMLValidator.validate(read(file))])).toEqual(
    xml.map((file) => [file, true]),
  );
  const parser = new XMLParser({ processEntities: true, htmlEntities: true });
  const texts = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];
  const feeds = withXss('.xml');
  expect(feeds.length).toBeGreaterThanOrEqual(2);
  for (const file of feeds) {
    const found = texts(parser.parse(read(file)));
    const inHtml = (text: string) => textOf(parse(text) as never);
    // In RSS, no title may hold the end of a section.
    const rssTitle = title.replaceAll(']]>', ']] >');
    expect(found.some((text) => text === rssTitle || inHtml(text) === title)).toBe(true);
    // Titles and tags are plain text in RSS; in Atom a title is HTML. All else is HTML in both.
    const plain: readonly string[] = file.includes('atom') ? [] : [rssTitle, ...tags];
    const isPlain = (text: string) => plain.includes(text);
    expect(found.filter((text) => !isPlain(text)).flatMap(offensesIn)).toEqual([]);
  }
  const [json = ''] = withXss('feed.json');
  const item = JSON.parse(read(json)).items.find((each: { title: string }) => each.title === title);
  expect(item.summary).toBe(excerpt);
  expect(offensesIn(item.content_html)).toEqual([]);
});

test.each(['llms.txt', `blog/${slug}.md`])('%s shows the words as they are', (file) => {
  const tree = remark().use(remarkGfm).parse(read(file));
  const bad: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') bad.push(node.value);
    if ((node.type === 'link' || node.type === 'image') && /^javascript:/i.test(node.url)) bad.push(node.url);
  });
  expect(bad).toEqual([]);
});
