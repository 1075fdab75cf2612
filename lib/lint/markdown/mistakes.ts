import type { Code, FootnoteDefinition, Heading, List, Nodes, Parents, Root, Table } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { unparsedIn, type Mistake } from './unparsed-markup';
import { contentOf } from '@/lib/articles/markdown/directive';
import { directiveNames } from '@/lib/articles/markdown/directives';
import { linkWithin } from '@/lib/articles/markdown/parse';
import { endOf, startOf } from '@/lib/articles/markdown/position';
import { DIRECTION_CONTROLS } from '@/lib/source/invisible-characters';

/*
 * Finds text that Markdown interprets differently than intended, or drops silently.
 */

function mistakeAt(node: Nodes, field: string, found: string, expected: string): Mistake {
  const { line, column } = startOf(node);
  return { line, column, field, found, expected };
}

/** Whether a block has several lines and the last one begins with a mark, after any quote marks. */
function endsWith(mark: string, node: Nodes, source: string): boolean {
  const end = endOf(node).offset;
  const last = source.slice(source.lastIndexOf('\n', end - 1) + 1, end).replace(/^[\s>]*/, '');
  return startOf(node).line < endOf(node).line && last.startsWith(mark);
}

/** Reports a box without an end, which contains all text after it, and a box without content. */
function boxMistakes(box: ContainerDirective, text: string, parent: Parents | undefined): readonly Mistake[] {
  const { name } = box;
  // The check of directives reports a box that should have been a line.
  if (directiveNames('text', 'leaf').includes(name)) return [];
  // A box made from HTML always has an end.
  if (text[startOf(box).offset] !== ':') return [];
  const right = "a line ':::' below the box; one that contains another begins and ends with '::::'";
  const withoutEnd = [mistakeAt(box, name, `':::${name}' without an end`, right)];
  // If the first of two boxes has no end, the parser nests the second inside it, and the end of the second closes the first.
  const colons = (node: Nodes) => /^:*/.exec(text.slice(startOf(node).offset))?.[0].length ?? 0;
  const isSecond = (inner: Nodes, outer: Nodes) =>
    inner.type === 'containerDirective' && colons(inner) >= colons(outer);
  if (parent?.type === 'containerDirective' && isSecond(box, parent)) return [];
  if (box.children.some((child) => isSecond(child, box))) return withoutEnd;
  if (!endsWith(':::', box, text)) return withoutEnd;
  // A label alone is no content, and pages show no comments.
  if (contentOf(box).some(({ type }) => type !== 'html')) return [];
  return [mistakeAt(box, name, 'an empty box', `content between ':::${name}' and ':::'`)];
}

/** Reports a fence without an end, which turns all text after it into code, and code that results from indentation. */
function codeMistakes(code: Code, text: string): readonly Mistake[] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text.slice(startOf(code).offset, endOf(code).offset)) ?? [];
  if (!fence) {
    const found = 'blanks at the start of a line, which show it as code';
    return [mistakeAt(code, 'code', found, "no blanks there; or a line '```' above and below what is code")];
  }
  if (endsWith(fence, code, text)) return [];
  return [mistakeAt(code, 'code', `'${fence}' without an end`, `a line '${fence}' below the code`)];
}

/** Reports a line of `---` directly below text, which turns the text into a heading. */
function headingMistakes(heading: Heading, text: string): readonly Mistake[] {
  if (heading.depth !== 2 || text[startOf(heading).offset] === '#') return [];
  const words = toString(heading).split('\n').at(-1);
  return [
    mistakeAt(
      heading,
      'heading',
      `a line of dashes right below '${words}', which makes a heading of it`,
      "an empty line above '---', or '## ' in front of the words of a heading",
    ),
  ];
}

/** Reports a sentence that begins with a year, which becomes a list of one entry. */
function listMistakes({ start, children }: List): readonly Mistake[] {
  if (!start || start < 1000 || children.length > 1) return [];
  const [entry] = children;
  return entry
    ? [mistakeAt(entry, 'list', `'${start}.' at the start of a line, which begins a list`, `'${start}\\.'`)]
    : [];
}

/** Reports cells without a column in the table head, which Markdown drops, and text below a table, which becomes a row. */
function tableMistakes({ children: [head, ...rows] }: Table, text: string): readonly Mistake[] {
  const width = head?.children.length ?? 0;
  const below = rows.find((row) => !text.slice(startOf(row).offset, endOf(row).offset).includes('|'));
  return [
    ...rows
      .filter(({ children }) => children.length > width)
      .map((row) =>
        mistakeAt(row, 'table', `a row of ${row.children.length} cells`, `${width}, as many as its head has`),
      ),
    ...(below
      ? [
          mistakeAt(
            below,
            'table',
            `'${toString(below)}' right below a table, which makes a row of it`,
            "an empty line below the table, or '|' between the cells of the row",
          ),
        ]
      : []),
  ];
}

/** Reports links inside other links, which cannot be nested, and links in the text of deals and figures, which show only the words. */
function linkMistakes(node: Parents): readonly Mistake[] {
  const inner = linkWithin(node);
  if (!inner) return [];
  return [mistakeAt(inner.position ? inner : node, 'link', 'a link inside the words of another', 'one link')];
}

/** Reports curly quotation marks around a value in braces. They would become part of the value. */
function quoteMistakes(node: LeafDirective | TextDirective, text: string): readonly Mistake[] {
  const typed = text.slice(startOf(node).offset, endOf(node).offset);
  return Object.entries(node.attributes ?? {}).flatMap(([name, value]) => {
    const found = `${name}=${value}`;
    if (!/^[“”„]/.test(value ?? '') || !typed.includes(found)) return [];
    return mistakeAt(node, node.name, found, `straight quotation marks: ${name}="…"`);
  });
}

const TURNING = new RegExp(`[${DIRECTION_CONTROLS}]`, 'u');

/** Reports entities of characters that turn the direction of words. The characters themselves are errors of the file. */
function directionMistakes(node: Nodes, parent: Parents | undefined): readonly Mistake[] {
  const shown = [
    'value' in node ? node.value : '',
    'alt' in node ? node.alt : '',
    'title' in node ? node.title : '',
    ...('attributes' in node ? Object.values(node.attributes ?? {}) : []),
  ];
  const [found] = TURNING.exec(shown.join(' ')) ?? [];
  if (found === undefined) return [];
  const name = `U+${found.codePointAt(0)?.toString(16).toUpperCase()}`;
  // Words that come from HTML have no position of their own.
  const at = node.position ? node : (parent ?? node);
  const told = `an entity of ${name}, which turns the direction of words`;
  return [mistakeAt(at, 'markup', told, 'the words without it')];
}

function mistakesOf(node: Nodes, source: string, parent: Parents | undefined): readonly Mistake[] {
  switch (node.type) {
    case 'containerDirective':
      return boxMistakes(node, source, parent);
    case 'link':
    case 'linkReference':
      return linkMistakes(node);
    case 'textDirective':
    case 'leafDirective':
      return [...linkMistakes(node), ...quoteMistakes(node, source)];
    case 'code':
      return codeMistakes(node, source);
    case 'heading':
      return headingMistakes(node, source);
    case 'list':
      return listMistakes(node);
    case 'table':
      return tableMistakes(node, source);
    default:
      return [];
  }
}

/** Reports footnotes that no page shows: notes without a reference, and further notes with the same name. */
function noteMistakes(
  notes: readonly FootnoteDefinition[],
  referred: ReadonlySet<string>,
): readonly Mistake[] {
  const seen = new Set<string>();
  return notes.flatMap((note) => {
    const name = `'[^${note.label ?? note.identifier}]'`;
    const isSecond = seen.has(note.identifier);
    seen.add(note.identifier);
    if (isSecond) return mistakeAt(note, 'footnote', `a second note ${name}`, 'a name of its own');
    if (referred.has(note.identifier)) return [];
    return mistakeAt(note, 'footnote', `a note without ${name} in the text`, `${name} where it belongs`);
  });
}

/** All mistakes in a parsed body that do not depend on the rest of the magazine. */
export function mistakesIn(tree: Root, source: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const notes: FootnoteDefinition[] = [];
  const referred = new Set<string>();
  let isOpen = false;
  visit(tree, (node, _index, parent) => {
    if (node.type === 'footnoteDefinition') notes.push(node);
    if (node.type === 'footnoteReference') referred.add(node.identifier);
    const own = mistakesOf(node, source, parent);
    isOpen ||= node.type === 'containerDirective' && own.length > 0;
    // The end of a box may stand alone because a box above it is reported.
    const unparsed = unparsedIn(node, source).filter(({ found }) => !(isOpen && found.startsWith("':::',")));
    mistakes.push(...own, ...unparsed, ...directionMistakes(node, parent));
  });
  return [...mistakes, ...noteMistakes(notes, referred)];
}
