import { boxKind } from './component';
import { frame } from './make-html';
import { quoted } from '@/scripts/import/source/finding';
import type { Place } from './replace-tags';

/** Signs of kramdown, Pandoc, Obsidian and Gatsby's plugins. */
export function otherMarkup(text: string, { note, line }: Place): string {
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
export const gatsbyCode = (text: string) =>
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
