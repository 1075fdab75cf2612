import type { ComponentFacts } from './component';
import type { Note } from '@/scripts/import/source/finding';
import { replaceTags, type Tag } from './replace-tags';

/*
 * Replaces WordPress shortcodes in HTML.
 */

/** Names of WordPress shortcodes that are recognized without parameters. */
const WORDPRESS =
  /^(?:caption|wp_caption|gallery|embed|youtube|vimeo|video|audio|playlist|contact-form(?:-7)?|googlemaps|map|vc_\w+|et_pb_\w+|fusion_\w+|toc|more|ngg_\w+|nggallery|singlepic|slideshow|su_\w+|tweet|instagram|gravityform|newsletter|divider|spacer|button|column|columns|one_half|one_third|row|dropcap|highlight|quote|pullquote|sociable|sharethis|jetpack_\w+|wpvideo|soundcloud|flickr\w*)$/i;

/** A possible shortcode in square brackets: its slash, name, parameters and final slash, which is no parameter. */
const BRACKETS = /\[(\/?)([a-z][\w-]*)((?:[ \t\n=:][^[\]]*?)?)(\/?)\]/gi;

/** The shortcodes in WordPress HTML. Other words in brackets, such as [sic], are text. */
function wordPressShortcodes(html: string): readonly RegExpExecArray[] {
  const found = [...html.matchAll(BRACKETS)];
  const ends = new Set(found.filter(([, slash]) => slash === '/').map(([, , name]) => name));
  return found.filter(
    ([, , name = '', rest = '']) =>
      WORDPRESS.test(name) || ends.has(name) || /\s[\w-]+\s*=\s*["'“”\w&]/.test(rest),
  );
}

/** WordPress HTML without shortcodes. */
export function withoutWordPressShortcodes(
  html: string,
  line: number,
  facts: ComponentFacts,
  note: Note,
): string {
  // Double brackets display a shortcode without running it.
  const source = html.replace(/\[\[(\/?[a-z][^[\]]*)\]\]/gi, '&#91;$1&#93;');
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

/** WordPress HTML without shortcodes except the captions in them, for the comparison of words. */
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
