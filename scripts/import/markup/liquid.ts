import { quoted } from '@/scripts/import/source/finding';
import { BY_FILE, IN_LINK } from './by-file';
import { replaceTags, type Place, type Tag } from './replace-tags';
import { textOf } from '@/scripts/import/source/systems';

/** The value of a Liquid expression for an address or a field. */
function liquidValue(expression: string, { facts: { fields } }: Place): string | undefined {
  const [value = '', ...filters] = expression.split('|').map((each) => each.trim());
  const text = /^(["'])(.*)\1$/.exec(value)?.[2];
  const appended = filters.map((filter) => /^append:\s*(["'])(.*)\1$/.exec(filter)?.[2] ?? '').join('');
  if (text !== undefined) return text + appended;
  if (/^site\.(?:baseurl|url|github\.url)$/.test(value)) return appended;
  if (/^(?:page|include|post)\.[\w-]+$/.test(value)) {
    const field = textOf(fields[value.split('.')[1] ?? '']);
    return field === '' ? undefined : field;
  }
  return undefined;
}

/** Liquid's control tags, which show nothing. Text between them is kept. */
const COMMANDS =
  /^(?:if|elsif|else|unless|for|case|when|assign|capture|increment|decrement|break|continue|raw|comment|cycle|tablerow|layout|render|liquid|highlight)$/;

/** `{% post_url 2020-01-02-file %}`, the address of another article. */
const ARTICLE = new RegExp(IN_LINK + String.raw`\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}`, 'g');

export function liquidTags(text: string, place: Place): string {
  const lineOf = (source: string, at: number) => place.line + source.slice(0, at).split('\n').length - 1;
  const source = text
    .replace(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, (all) => all.replace(/[^\n]/g, ''))
    .replace(
      /\{%-?\s*highlight\s+(\w+)[^%]*-?%\}\n?([^]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g,
      '\n```$1\n$2\n```\n',
    )
    .replace(ARTICLE, (_, file: string) => BY_FILE + file)
    // JSX attributes, which old versions of Gatsby also accepted in Markdown.
    .replace(/\s[\w-]+=\{\{[^}]*\}\}/g, '')
    .replace(/\{\{-?\s*([^}]*?)\s*-?\}\}/g, (all, expression: string, at: number, whole: string) => {
      const value = liquidValue(expression, place);
      if (value === undefined)
        place.note(
          lineOf(whole, at),
          'component',
          `${quoted(all, 80)} is code of the other system and was left out`,
        );
      return value ?? '';
    });
  const tags = [...source.matchAll(/\{%-?\s*(\w+)([^]*?)-?%\}/g)].map(
    ({ index, 0: all, 1: word = '', 2: rest = '' }): Tag => {
      const span = { start: index, end: index + all.length };
      if (word === 'include' || word === 'include_relative' || word === 'include_cached') {
        const [, file = '', parameters = ''] = /(\S+)([^]*)/.exec(rest) ?? [];
        const name = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
        return { ...span, name, rest: parameters, isEnd: false, isWhole: true };
      }
      return {
        ...span,
        name: word.replace(/^end(?=.)/, ''),
        rest,
        isEnd: /^end./.test(word),
        isWhole: false,
      };
    },
  );
  const commands = tags.filter(({ name, isWhole }) => !isWhole && COMMANDS.test(name));
  for (const { start, end, name } of commands) {
    if (name !== 'raw')
      place.note(
        lineOf(source, start),
        'component',
        `${quoted(source.slice(start, end), 80)} is code of the other system and was left out`,
      );
  }
  const silent = new Set(commands);
  // Control tags show nothing, so remove them before processing the rest.
  let cut = '';
  let at = 0;
  const kept: Tag[] = [];
  for (const tag of tags) {
    cut += source.slice(at, tag.start);
    if (!silent.has(tag)) {
      const start = cut.length;
      cut += source.slice(tag.start, tag.end);
      kept.push({ ...tag, start, end: cut.length });
    }
    at = tag.end;
  }
  cut += source.slice(at);
  return replaceTags(cut, kept, place);
}
