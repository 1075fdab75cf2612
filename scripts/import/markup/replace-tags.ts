import type { Component, ComponentFacts } from './component';
import { replaceComponent } from './components';
import type { Note } from '@/scripts/import/source/finding';

/** Parses parameters such as `src="a.jpg" width=20 "Some words" plain`. */
export function parametersOf(text: string): Pick<Component, 'named' | 'plain'> {
  const named: Record<string, string> = {};
  const plain: string[] = [];
  const parts =
    /([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s"']+))|"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|(\S+)/g;
  for (const [, name, ...values] of text.matchAll(parts)) {
    const value = (values.find((each) => each !== undefined) ?? '').replace(/\\(["'])/g, '$1');
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
  const [indent = ''] = /[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) ?? [];
  const isAlone = /(?:^|\n)[ \t>]*$/.test(text.slice(0, at)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
  if (html === '' || !isAlone) return html;
  return `\n\n${html
    .trim()
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n')}\n\n${indent}`;
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
  const closing = new Map<Tag, Tag>();
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.isEnd) {
      const index = open.map(({ name }) => name).lastIndexOf(tag.name);
      const begin = open[index];
      if (begin) {
        closing.set(tag, begin);
        open.length = index;
      }
    } else if (!tag.isWhole) open.push(tag);
  }
  const paired = new Set(closing.values());
  const afters = new Map<Tag, string>();
  let result = '';
  let at = 0;
  for (const tag of tags) {
    let html = '';
    const begin = closing.get(tag);
    if (begin) html = afters.get(begin) ?? '';
    else if (!tag.isEnd) {
      const { before, after, lost } = replaceComponent(
        { name: tag.name, isPaired: paired.has(tag), ...parametersOf(tag.rest) },
        facts,
      );
      html = paired.has(tag) ? before : before + after;
      afters.set(tag, after);
      if (lost) note(line + text.slice(0, tag.start).split('\n').length - 1, 'component', lost);
    }
    result += text.slice(at, tag.start) + asBlock(html, text, tag.start, tag.end);
    at = tag.end;
  }
  return result + text.slice(at);
}
