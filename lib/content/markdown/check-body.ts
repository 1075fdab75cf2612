import GithubSlugger from 'github-slugger';
import type { Heading, Link, Nodes, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Article } from '../articles';
import type { Finding } from '../finding';
import { didYouMean } from '../nearest';
import { firstDay, type Edition } from '../published';
import { describeValue } from '../yaml-source';
import { pathProblem, type Paths } from './check-path';
import { CALLOUTS, countWords, figurePicture, isCallout, loneImage, parseBody, PHOTO_SCHEME } from './parse';

/** What a body may point to. */
export interface References {
  readonly pictures: ReadonlySet<string>;
  readonly deals: ReadonlySet<string>;
  /** Keys of links that need no target of their own. */
  readonly partnerLinks: ReadonlySet<string>;
  readonly paths: Paths;
  /** Hosts that only the partner directive may reach. */
  readonly partnerHosts: readonly string[];
}

/** Words a minute, as the magazine counts reading time. */
const READING_SPEED = 220;

type Report = (node: Nodes, field: string, found: string, expected: string) => void;

function checkHeading(node: Heading, level: number, report: Report): void {
  if (node.depth === 1) {
    report(
      node,
      'heading',
      `'# ${toString(node)}'`,
      "'##': the title of the article is the only first heading",
    );
  } else if (node.depth > level + 1) {
    const right = '#'.repeat(level + 1);
    report(
      node,
      'heading',
      `'${'#'.repeat(node.depth)} ${toString(node)}'`,
      `'${right}': no level is skipped`,
    );
  }
}

function checkPicture(node: Nodes, url: string, alt: string, { pictures }: References, report: Report): void {
  const key = url.startsWith(PHOTO_SCHEME) ? url.slice(PHOTO_SCHEME.length) : undefined;
  if (key === undefined || !pictures.has(key)) {
    const hint = didYouMean(key ?? '', [...pictures]);
    report(
      node,
      'picture',
      `'${url}'`,
      `'photo:' and a key of content/pictures.yaml, such as photo:beach${hint}`,
    );
  }
  if (!alt.trim()) report(node, 'picture', 'no alternative text', 'what the picture shows, in a few words');
}

function checkDirective(node: Directives, references: References, places: Set<string>, report: Report): void {
  const { name, attributes, type } = node;
  const sign = { textDirective: ':', leafDirective: '::', containerDirective: ':::' }[type];
  if (type === 'leafDirective' && name === 'figure') {
    const { url, alt } = figurePicture(node);
    checkPicture(node, url, alt, references, report);
  } else if (type === 'leafDirective' && name === 'deal') {
    const id = attributes?.id ?? '';
    if (!references.deals.has(id)) {
      report(
        node,
        'deal',
        `'${id}'`,
        `the id of a deal in content/deals${didYouMean(id, [...references.deals])}`,
      );
    }
    if (places.has(`deal-${id}`)) report(node, 'deal', `'${id}' again`, 'each deal once in an article');
    places.add(`deal-${id}`);
  } else if (type === 'textDirective' && name === 'partner') {
    const { to = '', place = '' } = attributes ?? {};
    if (!references.partnerLinks.has(to ?? '')) {
      const known = [...references.partnerLinks];
      report(node, 'partner', `to='${to}'`, `one of ${known.join(', ')}${didYouMean(to ?? '', known)}`);
    }
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(place ?? '')) {
      report(
        node,
        'partner',
        `place='${place}'`,
        "words in lower case joined by hyphens, such as 'first-search'",
      );
    } else if (places.has(place ?? '')) {
      report(node, 'partner', `place='${place}' again`, 'a place of its own for each link');
    }
    places.add(place ?? '');
    if (!toString(node).trim()) report(node, 'partner', 'no words', 'the words to click between [ and ]');
  } else if (!(type === 'containerDirective' && isCallout(name))) {
    const known = ['deal', 'partner', 'figure', ...Object.keys(CALLOUTS)];
    report(
      node,
      'directive',
      `'${sign}${name}'`,
      `::deal, :partner, ::figure, :::tip, :::note or :::warning${didYouMean(name, known)}`,
    );
  }
}

function checkLink(
  { url, ...node }: Link,
  anchors: ReadonlySet<string>,
  references: References,
  day: string,
  report: Report,
) {
  const link = { ...node, url } as Link;
  const [path = '', anchor] = url.split('#');
  if (path === '' && anchor !== undefined && !anchors.has(anchor)) {
    report(link, 'link', `'#${anchor}'`, `a heading of this article${didYouMean(anchor, [...anchors])}`);
  }
  const problem = path.startsWith('/') ? pathProblem(path, references.paths, day) : undefined;
  if (problem) report(link, 'link', problem.found, problem.expected);
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (references.partnerHosts.some((partner) => host === partner || host.endsWith(`.${partner}`))) {
    report(link, 'link', `'${host}'`, ':partner[words]{to=… place=…}: a raw link to a partner earns nothing');
  }
}

/** The ids that headings will have. */
function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(tree, 'heading', (node) => void ids.add(slugger.slug(toString(node))));
  return ids;
}

/** Everything in a body that a reader would stumble over, by line of the file. */
export function checkBody(article: Article, references: References, edition: Edition): readonly Finding[] {
  const day = firstDay(article, edition);
  const findings: Finding[] = [];
  const tree = parseBody(article.body);
  const blocks = new Set(tree.children.map(loneImage));
  const anchors = anchorsOf(tree);
  const places = new Set<string>();
  let level = 1;
  const report: Report = (node, field, found, expected) =>
    findings.push({
      file: article.file,
      line: article.bodyLine + (node.position?.start.line ?? 1) - 1,
      column: node.position?.start.column ?? 1,
      field,
      found,
      expected,
    });
  visit(tree, (node) => {
    if (node.type === 'heading') {
      checkHeading(node, level, report);
      level = Math.max(2, node.depth);
    } else if (node.type === 'html' && !/^<!--[^]*-->$/.test(node.value.trim())) {
      report(
        node,
        'body',
        `the HTML ${describeValue(node.value)}`,
        'Markdown; HTML in an article is not shown',
      );
    } else if (node.type === 'image') {
      checkPicture(node, node.url, node.alt ?? '', references, report);
      if (!blocks.has(node))
        report(node, 'picture', 'a picture inside a line', 'a paragraph of its own for the picture');
    } else if (node.type === 'link') {
      checkLink(node, anchors, references, day, report);
    } else if ('attributes' in node && 'name' in node) {
      checkDirective(node as Directives, references, places, report);
    }
  });
  return [...findings, ...checkReadTime(article, countWords(tree))];
}

/** The stated reading time may be off by a minute, not by more. */
function checkReadTime({ file, readTime, readTimeLine }: Article, words: number): readonly Finding[] {
  const minutes = Math.max(1, Math.round(words / READING_SPEED));
  if (Math.abs(parseInt(readTime, 10) - minutes) <= 1) return [];
  const expected = `'${minutes} min read' for ${words} words`;
  return [{ file, line: readTimeLine, column: 1, field: 'readTime', found: `'${readTime}'`, expected }];
}
