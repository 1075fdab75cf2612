import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { UNDESCRIBED } from '@/lib/articles/placeholders';
import { decodeAddress } from '@/lib/source/web-address';
import { checkSize } from '@/lib/articles/markdown/limits';
import { ARTICLE_IDS, headingIds } from '@/lib/articles/markdown/parse';
import { adaptTree } from './tree/adapt-tree';
import type { ComponentFacts } from './markup/component';
import { lineFinder, quoted, type Finding, type Note } from './source/finding';
import { parseMarkdown, treeOfHtml, treeOfMarkdown } from './tree/html-to-markdown';
import { findLostWords } from './lost-words';
import type { Target } from './links';
import { readMdx } from './markup/mdx';
import { stripWordPressShortcodes, withoutWordPressShortcodes } from './markup/wordpress';
import { withoutShortcodes } from './markup/shortcodes';
import type { SourceArticle, SourceSite } from './source/source';
import { withParagraphs } from './tree/wordpress-paragraphs';

/** Length in characters of the parts of a source that are checked for the limits of an article. */
const PART = 50_000;

/** The facts about the site that a body needs. */
export interface BodySurroundings {
  readonly title: string;
  readonly attachments: SourceSite['attachments'];
  readonly picture: (source: string) => { readonly url: string } | { readonly reason: string };
  readonly matching: (pattern: string) => readonly string[];
  readonly link: (address: string) => Target;
  /** Texts in the fields and the report. Words in them do not count as lost. */
  readonly toldElsewhere: readonly string[];
}

/** Characters to escape in addition to those of Markdown, because the content check would report them as broken markup. */
const UNSAFE = [
  { character: '|', atBreak: true },
  { character: '#', atBreak: true, after: '[^\\s#]' },
  { character: '.', atBreak: true, before: '\\d+', after: '[A-Z]' },
  { character: ')', atBreak: true, before: '\\d+', after: '[A-Z]' },
];

const writer = remark()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .data('settings', {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: false,
    unsafe: UNSAFE,
  })
  .freeze();

/** Whether a description is useful. Descriptions that programs derive from the file name are not. */
export function describes(source: string, alt: string): boolean {
  const file =
    decodeAddress(source.replace(/[?#].*$/, ''))
      .split('/')
      .at(-1) ?? '';
  const isName = alt === file.replace(/\.\w+$/, '') || /\.(?:jpe?g|png|webp|gif|heic)$/i.test(alt);
  const isNumber =
    /^(?:img|dsc[nf]?|pxl|image|photo|picture|screenshot|untitled)?[\W_]*\d*[\W_\d]*[a-z]?$/i.test(alt);
  return alt !== '' && !isName && !isNumber;
}

function treeOf(article: SourceArticle, facts: ComponentFacts, note: Note): Root {
  const { format, body, bodyLine } = article;
  if (format === 'html') {
    const html = withoutWordPressShortcodes(
      /\{%|\{\{/.test(body) ? withoutShortcodes(body, bodyLine, facts, note) : body,
      bodyLine,
      facts,
      note,
    );
    for (const { index, 0: block, 1: name } of html.matchAll(/<!-- wp:([\w/-]+)(?:\s[^>]*?)?\/-->/g)) {
      if (!/^(?:spacer|more|nextpage|separator)$/.test(name ?? ''))
        note(
          bodyLine + html.slice(0, index).split('\n').length - 1,
          'block',
          `${quoted(block, 100)} is filled in by WordPress and was left out`,
        );
    }
    return treeOfHtml(withParagraphs(html));
  }
  if (format === 'mdx') {
    try {
      return treeOfMarkdown(readMdx(body, bodyLine, facts, note));
    } catch (error) {
      note(
        bodyLine,
        'body',
        `cannot be read as MDX (${quoted((error as Error).message, 120)}); it was read as Markdown with HTML`,
      );
    }
  }
  const code = /^(?:import|export)\s[^\n]*(?:\n[ \t}\])][^\n]*)*\n/gm;
  const text =
    format === 'mdx'
      ? body.replace(code, (lines) => lines.replace(/[^\n]/g, '')).replace(/\{\/\*[^]*?\*\/\}/g, '')
      : body;
  const plain = withoutShortcodes(text, bodyLine, facts, note);
  return treeOfMarkdown(parseMarkdown(plain));
}

/** Corrects links to headings, and removes links to missing headings. */
function mendAnchors(tree: Root, note: (needle: string, subject: string, text: string) => void): void {
  const texts: string[] = [];
  visit(tree, 'heading', (node) => void texts.push(toString(node)));
  const ids = new Set([...ARTICLE_IDS, ...headingIds(texts)]);
  const plain = (id: string) => id.replace(/[^a-z0-9]+/gi, '').toLowerCase();
  visit(tree, 'link', (node, index, parent) => {
    if (!node.url.startsWith('#') || !parent || index === undefined) return undefined;
    const wanted = node.url.slice(1);
    const found = [...ids].find((id) => id === wanted) ?? [...ids].find((id) => plain(id) === plain(wanted));
    if (found !== undefined) {
      node.url = `#${found}`;
      return undefined;
    }
    note(`#${wanted}`, 'link', `'#${wanted}' is no heading of this article; its words stay without a link`);
    (parent.children as unknown[]).splice(index, 1, ...node.children);
    return index;
  });
}

/** @throws UnreadableBody for a body that would take too long to parse */
export function convertBody(
  article: SourceArticle,
  around: BodySurroundings,
): { readonly body: string; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const note: Note = (line, subject, text) => void findings.push({ line, subject, text });
  const lineOf = lineFinder(article.body, article.bodyLine);
  const noteAt = (needle: string, subject: string, text: string) => note(lineOf(needle), subject, text);

  // Check the constructs that take quadratic time in each part. The limits of an article apply to the result below.
  for (let at = 0; at < article.body.length; at += PART) checkSize(article.body.slice(at, at + PART));
  const tree = treeOf(
    article,
    { fields: article.fields, matching: around.matching, attachment: (id) => around.attachments.get(id) },
    note,
  );
  const describe = (source: string, alt: string) => {
    if (describes(source, alt)) return alt;
    noteAt(
      source,
      'alt',
      `${quoted(source.split('/').at(-1) ?? source, 80)} has no description${alt ? ` (only '${alt}')` : ''}: say what it shows in place of '${UNDESCRIBED}'`,
    );
    return UNDESCRIBED;
  };
  const take = (source: string, words: string) => {
    const result = around.picture(source);
    if ('url' in result) return result.url;
    noteAt(
      source,
      'picture',
      `${quoted(source || 'a picture', 120)} ${result.reason}${words ? `; it said ${quoted(words)}` : ''}`,
    );
    return undefined;
  };
  const adapted = adaptTree(tree, {
    title: around.title,
    picture: take,
    describes,
    description: describe,
    link(address, words) {
      const target = around.link(address);
      if ('reason' in target) {
        noteAt(address, 'link', `${quoted(words, 60)} ${target.reason}; its words stay without a link`);
        return undefined;
      }
      if (target.note) noteAt(address, 'link', `${quoted(words, 60)} ${target.note}`);
      return target;
    },
    note: noteAt,
  });
  mendAnchors(adapted, noteAt);
  const body = writer.stringify(adapted as never);
  checkSize(body);
  const clean = article.format === 'html' ? stripWordPressShortcodes : undefined;
  const elsewhere = [around.title, ...around.toldElsewhere, ...findings.map(({ text }) => text)];
  for (const { line, words } of findLostWords(article.body, body, elsewhere, clean)) {
    note(article.bodyLine + line, 'lost', `${quoted(words)} is in the source and not in the article`);
  }
  return { body, findings: findings.sort((a, b) => a.line - b.line) };
}
