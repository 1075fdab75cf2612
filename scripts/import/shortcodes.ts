import { outsideCode } from './code-spans';
import { boxKind, frame, replaceComponent, type Component, type ComponentFacts } from './components';
import { quoted, type Note } from './finding';
import { textOf } from './systems';

/*
 * Markup of other systems within Markdown, and shortcodes of WordPress within HTML. Each becomes HTML or Markdown, or is left out
 * and noted.
 */

/** Begins the address of another article by its file's name or path, until links are mapped. */
export const BY_FILE = 'import:';

/** Parameters as `src="a.jpg" width=20 "Some words" plain`. */
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

interface Place {
  readonly facts: ComponentFacts;
  readonly note: Note;
  /** The line of the file on which the text begins. */
  readonly line: number;
}

/** Blocks stand in lines of their own, indented like the line that they were in. */
function asBlock(html: string, text: string, at: number, end: number): string {
  const [indent = ''] = /[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) ?? [];
  const isAlone = /(?:^|\n)[ \t>]*$/.test(text.slice(0, at)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));
  if (html === '' || !isAlone) return html;
  return `\n\n${html
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n')}\n\n${indent}`;
}

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly rest: string;
  readonly isEnd: boolean;
  readonly isWhole: boolean;
}

/** Replaces tags that may come in pairs; an end without a beginning is left out. */
function replaceTags(text: string, tags: readonly Tag[], { facts, note, line }: Place): string {
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
      html = before;
      afters.set(tag, after);
      if (lost) note(line + text.slice(0, tag.start).split('\n').length - 1, 'component', lost);
    }
    result += text.slice(at, tag.start) + asBlock(html, text, tag.start, tag.end);
    at = tag.end;
  }
  return result + text.slice(at);
}

/** Links, values and comments of Hugo that are no blocks. */
function hugoInline(text: string): string {
  return text
    .replace(/\{\{[<%]\s*\/\*[^]*?\*\/\s*[>%]\}\}/g, '')
    .replace(
      /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["'`]?([^"'`\s}]+)["'`]?[^}]*[>%]\}\}/g,
      (_, file: string) => BY_FILE + file,
    );
}

function hugoShortcodes(text: string, place: Place): string {
  const source = hugoInline(text);
  const tags = [...source.matchAll(/\{\{([<%])\s*(\/?)\s*([\w/.-]+)([^]*?)(\/?)\s*[>%]\}\}/g)].map(
    ({ index, 0: all, 2: slash, 3: name = '', 4: rest = '', 5: end }): Tag => ({
      ...{ start: index, end: index + all.length, name: name.split('/').at(-1) ?? name, rest },
      ...{ isEnd: slash === '/', isWhole: end === '/' },
    }),
  );
  return replaceTags(source, tags, place);
}

/** Words of Liquid that stand for an address or a field. */
function liquidValue(expression: string, { facts: { fields } }: Place): string | undefined {
  const [value = '', ...filters] = expression.split('|').map((each) => each.trim());
  const text = /^(["'])(.*)\1$/.exec(value)?.[2];
  if (text !== undefined) return text;
  if (/^site\.(?:baseurl|url|github\.url)$/.test(value))
    return filters.map((filter) => /^append:\s*(["'])(.*)\1$/.exec(filter)?.[2] ?? '').join('');
  if (/^(?:page|include|post)\.[\w-]+$/.test(value)) {
    const field = textOf(fields[value.split('.')[1] ?? '']);
    return field === '' ? undefined : field;
  }
  return undefined;
}

/** Tags of Liquid that command and show nothing; what stands between them stays. */
const COMMANDS =
  /^(?:if|elsif|else|endif|unless|endunless|for|endfor|case|when|endcase|assign|capture|endcapture|increment|decrement|break|continue|raw|endraw|comment|endcomment|cycle|tablerow|endtablerow|layout|render|liquid|endhighlight|highlight)$/;

function liquidTags(text: string, place: Place): string {
  const lineOf = (source: string, at: number) => place.line + source.slice(0, at).split('\n').length - 1;
  const source = text
    .replace(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, (all) => all.replace(/[^\n]/g, ''))
    .replace(
      /\{%-?\s*highlight\s+(\w+)[^%]*-?%\}\n?([^]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g,
      '\n```$1\n$2\n```\n',
    )
    .replace(/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, (_, file: string) => BY_FILE + file)
    // Attributes of JSX, which old versions of Gatsby took in Markdown, too.
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
  const found = [...source.matchAll(/\{%-?\s*(\w+)([^]*?)-?%\}/g)];
  const tags = found.map(({ index, 0: all, 1: word = '', 2: rest = '' }): Tag => {
    const span = { start: index, end: index + all.length };
    if (word === 'include' || word === 'include_relative' || word === 'include_cached') {
      const [, file = '', parameters = ''] = /^\s*(\S+)([^]*)$/.exec(rest) ?? [];
      const name = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
      return { ...span, name, rest: parameters, isEnd: false, isWhole: true };
    }
    return { ...span, name: word.replace(/^end(?=.)/, ''), rest, isEnd: /^end./.test(word), isWhole: false };
  });
  const commands = tags.filter((tag, index) => COMMANDS.test(found[index]?.[1] ?? tag.name));
  for (const { start, end } of commands) {
    const typed = source.slice(start, end);
    if (!/^\{%-?\s*(?:end)?raw/.test(typed))
      place.note(
        lineOf(source, start),
        'component',
        `${quoted(typed, 80)} is code of the other system and was left out`,
      );
  }
  const silent = new Set(commands);
  // A command shows nothing by itself, so it is cut before the rest is looked at.
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

/** Signs of kramdown, Pandoc, Obsidian and Gatsby's plugins. */
function otherMarkup(text: string, { note, line }: Place): string {
  const lineOf = (source: string, at: number) => line + source.slice(0, at).split('\n').length - 1;
  return (
    text
      // {: .lead}, {:toc} with the list above it, {#id} behind a heading, {.class}
      .replace(/^[*-] .*\n\{:\s*toc\b[^}]*\}[ \t]*$/gim, '')
      .replace(/[ \t]*\{:{1,2}[^}\n]*\}/g, '')
      .replace(/(^#{1,6} .*?)[ \t]*\{[#.][^}\n]*\}[ \t]*$/gm, '$1')
      .replace(/(\]\([^)\n]*\))\{[^}\n]*\}/g, '$1')
      .replace(/^[ \t]*\[\[?_?toc_?\]?\][ \t]*$|^[ \t]*\$\{toc\}[ \t]*$/gim, '')
      .replace(/^\\(?:newpage|pagebreak)[ \t]*$/gm, '')
      .replace(/^\*\[[^\]\n]+\]:.*$/gm, (all, at: number, whole: string) => {
        note(lineOf(whole, at), 'markup', `the abbreviation ${quoted(all, 100)} was left out`);
        return '';
      })
      // Definition lists: a term, and lines that begin with a colon.
      .replace(/^(\S[^\n]*)\n+((?::[ \t]+[^\n]+\n?)+)/gm, (all, term: string, meanings: string) =>
        /^[-*+#>|]/.test(term)
          ? all
          : `- **${term.trim()}**: ${meanings
              .replace(/^:[ \t]+/gm, '')
              .trim()
              .replace(/\n/g, ' ')}\n`,
      )
      // Obsidian: ![[picture.jpg|words]], [[Page|words]]
      .replace(
        /!\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g,
        (_, file: string, words = '') =>
          `![${/^\d+(?:x\d+)?$/.test(words) ? '' : words}](${encodeURI(file.trim())})`,
      )
      .replace(/\[\[([^[\]|\n]+)\|([^[\]\n]+)\]\]/g, '$2')
      .replace(/\[\[([^[\]\n]+)\]\]/g, '$1')
      .replace(/(?<![\w=])==(?=[^\s=])([^=\n]+?)(?<=\S)==(?![\w=])/g, '**$1**')
      // Boxes of GitHub: > [!TIP] above a quote.
      .replace(
        /^> ?\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:^>[^\n]*(?:\n|$))*)/gm,
        (_, kind: string, title: string, quote: string) =>
          `<div data-import="${/^quote$/i.test(kind) ? 'note' : boxKind(kind)}">\n\n${title ? `**${title}**\n\n` : ''}${quote.replace(/^> ?/gm, '')}\n\n</div>\n`,
      )
  );
}

/** Gatsby's plugins read code such as `youtube: ID` as a video. */
const gatsbyCode = (text: string) =>
  text.replace(
    /^[ \t]*`(youtube|vimeo|video|embed|youtubePlaylist):\s*([^`\n]+)`[ \t]*$/gm,
    (_, name: string, given: string) => {
      const id = given.trim();
      const address = /^https?:/.test(id)
        ? id
        : name === 'vimeo'
          ? `https://vimeo.com/${id}`
          : `https://www.youtube.com/watch?v=${id}`;
      return `\n\n${frame(address)}\n\n`;
    },
  );

/** Markdown without markup of another system. @param line of the file on which it begins */
export function withoutShortcodes(markdown: string, line: number, facts: ComponentFacts, note: Note): string {
  return outsideCode(gatsbyCode(markdown), (piece, offset) => {
    const place = { facts, note, line: line + offset };
    // Each step is told the place of its own text; lines may have moved by a few where the one before has added some.
    return otherMarkup(liquidTags(hugoShortcodes(piece, place), place), place);
  });
}

/** Shortcodes of WordPress that need no parameter to be one. */
const WORDPRESS =
  /^(?:caption|wp_caption|gallery|embed|youtube|vimeo|video|audio|playlist|contact-form(?:-7)?|googlemaps|map|vc_\w+|et_pb_\w+|fusion_\w+|toc|more|ngg_\w+|nggallery|singlepic|slideshow|su_\w+|tweet|instagram|gravityform|newsletter|divider|spacer|button|column|columns|one_half|one_third|row|dropcap|highlight|quote|pullquote|sociable|sharethis|jetpack_\w+|wpvideo|soundcloud|flickr\w*)$/i;

/** Whatever stands in square brackets and may be a shortcode: its slash, name, parameters and the slash at its end. */
const BRACKETS = /\[(\/?)([a-z][\w-]*)((?:[ \t\n]+[^[\]]*|=[^[\]]*|:[^[\]]*)?)(\/?)\]/gi;

/** The shortcodes in HTML of WordPress; other words in brackets, such as [sic], are text. */
function wordPressShortcodes(html: string): readonly RegExpExecArray[] {
  const found = [...html.matchAll(BRACKETS)];
  const ends = new Set(found.filter(([, slash]) => slash === '/').map(([, , name]) => name));
  return found.filter(
    ([, , name = '', rest = '']) =>
      WORDPRESS.test(name) || ends.has(name) || /\s[\w-]+\s*=\s*["'“”\w&]/.test(rest),
  );
}

/** HTML of WordPress without shortcodes. */
export function withoutWordPressShortcodes(
  html: string,
  line: number,
  facts: ComponentFacts,
  note: Note,
): string {
  // Doubled brackets show a shortcode and do not run it.
  const source = html.replace(/\[\[(\/?[a-z][\w-]*[^[\]]*)\]\]/gi, '&#91;$1&#93;');
  const tags = wordPressShortcodes(source).map(
    ({ index, 0: all, 1: slash, 2: name = '', 3: rest = '', 4: whole }): Tag => ({
      ...{ start: index, end: index + all.length, name },
      rest: rest
        .replace(/^[=:]/, '')
        .replace(/&quot;|[“”″]/g, '"')
        .replace(/&amp;/g, '&'),
      ...{ isEnd: slash === '/', isWhole: whole === '/' },
    }),
  );
  return replaceTags(source, tags, { facts, note, line });
}

/** For a comparison of words: HTML of WordPress with no more of its shortcodes than a caption in them. */
export function stripWordPressShortcodes(html: string): string {
  let result = '';
  let at = 0;
  for (const { index, 0: all } of wordPressShortcodes(html)) {
    const caption = /\scaption=(?:"([^"]*)"|'([^']*)')/.exec(all);
    result += `${html.slice(at, index)} ${caption?.[1] ?? caption?.[2] ?? ''} `;
    at = index + all.length;
  }
  return result + html.slice(at);
}
