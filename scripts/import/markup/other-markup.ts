import { fencedBoxes } from './fenced-boxes';
import { frame } from './make-html';
import { quoted } from '@/scripts/import/source/finding';
import type { Place } from './replace-tags';

/** Replaces markup of kramdown, Pandoc, Obsidian and Gatsby's plugins. */
export function otherMarkup(text: string, { note, line }: Place): string {
  const lineOf = (source: string, at: number) => line + source.slice(0, at).split('\n').length - 1;
  return (
    fencedBoxes(text)
      // {: .lead}, {:toc} with the list above it, {#id} after a heading, {.class}
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
      // Obsidian: ![[picture.jpg|words]], [[Page|words]]. In Markdown, [[1]](address) is a link.
      .replace(
        /!\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g,
        (_, file: string, words = '') =>
          `![${/^\d+(?:x\d+)?$/.test(words) ? '' : words}](${encodeURI(file.trim())})`,
      )
      .replace(/\[\[([^[\]|\n]+)\|([^[\]\n]+)\]\](?!\()/g, '$2')
      .replace(/\[\[([^[\]\n]+)\]\](?!\()/g, '$1')
      .replace(/(?<![\w=])==(?=[^\s=])([^=\n]+?)(?<=\S)==(?![\w=])/g, '**$1**')
      // Columns of the Hugo theme Book.
      .replace(/^[ \t]*<-{3,}>[ \t]*$/gm, '')
  );
}

/** Addresses for code such as `youtube: ID`, which Gatsby's plugins replace. */
const GATSBY: Readonly<Record<string, string>> = {
  embed: 'https://www.youtube.com/watch?v=',
  gist: 'https://gist.github.com/',
  instagram: 'https://www.instagram.com/p/',
  tweet: 'https://twitter.com/i/status/',
  twitter: 'https://twitter.com/i/status/',
  video: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  youtube: 'https://www.youtube.com/watch?v=',
  youtubePlaylist: 'https://www.youtube.com/playlist?list=',
};

export const gatsbyCode = (text: string) =>
  text.replace(/^[ \t]*`(\w+):\s*([^`\n]+)`[ \t]*$/gm, (all, name: string, given: string) => {
    const page = Object.hasOwn(GATSBY, name) ? GATSBY[name] : undefined;
    if (page === undefined) return all;
    const id = given.trim();
    return `\n\n${frame(/^https?:/.test(id) ? id : page + id)}\n\n`;
  });

/** Removes unclosed tags, so that readers do not see them. */
export const withoutOpenTags = (text: string, { note, line }: Place): string =>
  text.replace(/(?<!\\)(?:\{\{(?!.*\}\})|\{%(?!.*%\})).*/g, (all, at: number, whole: string) => {
    const place = line + whole.slice(0, at).split('\n').length - 1;
    note(
      place,
      'component',
      `${quoted(all, 120)} begins a tag of the other system that is never closed, and was left out`,
    );
    return '';
  });
