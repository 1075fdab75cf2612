import { noteLosses, type Component, type ComponentFacts } from './component';
import { replaceComponent } from './components';
import type { Note } from '@/scripts/import/source/finding';

/** Parses parameters such as `src="a.jpg" width=20 "Some words" plain`. */
function parametersOf(text: string): Pick<Component, 'named' | 'plain'> {
  const named: Record<string, string> = {};
  const plain: string[] = [];
  const parts =
    /([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s"']+))|"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|(\S+)/g;
  for (const [, name, ...values] of text.matchAll(parts)) {
    // Only one of the alternatives has matched.
    const value = values.join('').replace(/\\(["'])/g, '$1');
    if (name === undefined) plain.push(value);
    else named[name] = value;
  }
  return { named, plain };
}

export interface Place {
  readonly facts: ComponentFacts;
  readonly note: Note;
  /** Line of the file on which the text begins. */
  readonly line: number;
}

/** Puts a block on its own lines, with the indentation of its original line. */
function asBlock(html: string, text: string, at: number, end: number): string {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  const indent = /^[ \t>]*?([ \t]*)$/.exec(before)?.[1];
  const isAlone = indent !== undefined && /^[ \t]*(?:\n|$)/.test(text.slice(end));
  if (html === '' || !isAlone) return html;
  return `\n\n${indent}${html.trim().replaceAll('\n', `\n${indent}`)}\n\n${indent}`;
}

export interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly rest: string;
  readonly isEnd: boolean;
  readonly isWhole: boolean;
}

/** Replaces tags, which may be pairs. A closing tag without an opening tag is left out. */
export function replaceTags(text: string, tags: readonly Tag[], { facts, note, line }: Place): string {
  const ends = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.isEnd) {
      const index = open.map(({ name }) => name).lastIndexOf(tag.name);
      const begin = open[index];
      if (begin) {
        ends.set(begin, tag);
        open.length = index;
      }
    } else if (!tag.isWhole) open.push(tag);
  }
  const afters = new Map<Tag, string>();
  let result = '';
  let at = 0;
  for (const tag of tags) {
    let html = afters.get(tag) ?? '';
    if (!tag.isEnd) {
      const end = ends.get(tag);
      const replacement = replaceComponent(
        { name: tag.name, isPaired: end !== undefined, ...parametersOf(tag.rest) },
        facts,
      );
      const { before, after } = replacement;
      html = end ? before : before + after;
      if (end) afters.set(end, after);
      noteLosses(replacement, line + text.slice(0, tag.start).split('\n').length - 1, note);
    }
    result += text.slice(at, tag.start) + asBlock(html, text, tag.start, tag.end);
    at = tag.end;
  }
  return result + text.slice(at);
}
