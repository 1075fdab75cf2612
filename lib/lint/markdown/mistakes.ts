import type { Code, FootnoteDefinition, Heading, Nodes, Parents, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { unparsedIn, type Mistake } from './unparsed-markup';
import { linkWithin } from '@/lib/articles/markdown/parse';

/*
 * What Markdown takes for something else than was meant, or drops without a word.
 */

const startOf = ({ position }: Nodes) => position?.start ?? { line: 1, column: 1, offset: 0 };
const endOf = ({ position }: Nodes) => position?.end ?? { line: 1, column: 1, offset: 0 };

function mistakeAt(node: Nodes, field: string, found: string, expected: string): Mistake {
  const { line, column } = startOf(node);
  return { line, column, field, found, expected };
}

/** Whether the last line of a block is another one than its first, and begins with a mark; quotes have theirs in front of it. */
function endsWith(mark: string, node: Nodes, source: string): boolean {
  const end = endOf(node).offset ?? 0;
  const last = source.slice(source.lastIndexOf('\n', end - 1) + 1, end).replace(/^[\s>]*/, '');
  return startOf(node).line < endOf(node).line && last.startsWith(mark);
}

/** A box without an end holds all that follows; one without anything in it was meant to hold something. */
function boxMistakes(box: ContainerDirective, text: string, parent: Parents | undefined): readonly Mistake[] {
  const { name } = box;
  // One that HTML has made has an end.
  if (text[startOf(box).offset ?? 0] !== ':') return [];
  const right = "a line ':::' below the box; one that holds another begins and ends with '::::'";
  const withoutEnd = [mistakeAt(box, name, `':::${name}' without an end`, right)];
  // The end of the second of two boxes ends the first, where that has none of its own.
  const colons = (node: Nodes) => /^:*/.exec(text.slice(startOf(node).offset))?.[0].length ?? 0;
  const isSecond = (inner: Nodes, outer: Nodes) =>
    inner.type === 'containerDirective' && colons(inner) >= colons(outer);
  if (parent?.type === 'containerDirective' && isSecond(box, parent)) return [];
  if (box.children.some((child) => isSecond(child, box))) return withoutEnd;
  if (!endsWith(':::', box, text)) return withoutEnd;
  if (box.children.length > 0) return [];
  return [mistakeAt(box, name, 'an empty box', `words between ':::${name}' and ':::'`)];
}

/** A fence without an end shows all that follows as code, and lines that begin with four blanks or a tab are code without one. */
function codeMistakes(code: Code, text: string): readonly Mistake[] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text.slice(startOf(code).offset, endOf(code).offset)) ?? [];
  if (!fence) {
    const found = 'blanks at the start of a line, which show it as code';
    return [mistakeAt(code, 'code', found, "no blanks there; or a line '```' above and below what is code")];
  }
  if (endsWith(fence, code, text)) return [];
  return [mistakeAt(code, 'code', `'${fence}' without an end`, `a line '${fence}' below the code`)];
}

/** A line of `---` right below words makes a heading of them. */
function headingMistakes(heading: Heading, text: string): readonly Mistake[] {
  if (heading.depth !== 2 || text[startOf(heading).offset ?? 0] === '#') return [];
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

/** Cells for which the head has no column are dropped. */
function tableMistakes({ children: [head, ...rows] }: Table): readonly Mistake[] {
  const width = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length > width)
    .map((row) =>
      mistakeAt(row, 'table', `a row of ${row.children.length} cells`, `${width}, as many as its head has`),
    );
}

/** Links do not nest, and of a deal and a figure the words are shown without theirs. */
function linkMistakes(node: Parents): readonly Mistake[] {
  const inner = linkWithin(node);
  if (!inner) return [];
  return [mistakeAt(inner.position ? inner : node, 'link', 'a link inside the words of another', 'one link')];
}

function mistakesOf(node: Nodes, source: string, parent: Parents | undefined): readonly Mistake[] {
  switch (node.type) {
    case 'containerDirective':
      return boxMistakes(node, source, parent);
    case 'link':
    case 'linkReference':
    case 'textDirective':
    case 'leafDirective':
      return linkMistakes(node);
    case 'code':
      return codeMistakes(node, source);
    case 'heading':
      return headingMistakes(node, source);
    case 'table':
      return tableMistakes(node);
    default:
      return [];
  }
}

/** Notes that no page shows: those to which nothing refers, and further ones of the same name. */
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

/** Everything in a parsed body that is wrong whatever else the magazine holds. */
export function mistakesIn(tree: Root, source: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const notes: FootnoteDefinition[] = [];
  const referred = new Set<string>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'footnoteDefinition') notes.push(node);
    if (node.type === 'footnoteReference') referred.add(node.identifier);
    mistakes.push(...mistakesOf(node, source, parent), ...unparsedIn(node, source));
  });
  return [...mistakes, ...noteMistakes(notes, referred)];
}
