import { LIST_ANCHORS, PAGE_ANCHORS } from '@/lib/site/routes';
import { affiliateSign, REGISTERED_LINK } from '@/lib/partners/affiliate-signs';
import { isHostOf } from '@/lib/partners/registry';
import { absoluteUrl } from '@/lib/site/address';
import { meantPicture, ownName, PICTURE, type OwnPictures } from '@/lib/site/own-pictures';
import { behindGoogle, decodeAddress, PUBLIC_HOST } from '@/lib/source/web-address';
import { didYouMean } from '@/lib/source/did-you-mean';
import type { Outline } from './outline';
import { pathProblem, type Paths } from './check-path';
import type { DirectiveFacts, Report } from '@/lib/articles/markdown/directive';
import { ARTICLE_IDS } from '@/lib/articles/markdown/parse';
import { PHOTO_SCHEME } from '@/lib/site/picture';

/** The targets that a body may refer to. */
export interface References extends Pick<DirectiveFacts, 'deals' | 'dealFiles' | 'partnerLinks'> {
  readonly pictures: ReadonlySet<string>;
  readonly ownPictures: Pick<OwnPictures, 'has' | 'keys'>;
  readonly paths: Paths;
  /** Current paths of articles by their former paths. */
  readonly moved: ReadonlyMap<string, string>;
  /** The ids that a link can lead to, by the path of the article. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of invalid articles, whose headings and lists are therefore unknown. */
  readonly unread: ReadonlySet<string>;
  /** Hosts that only the partner directive may reach. */
  readonly partnerHosts: readonly string[];
}

/** Checks the source of a picture, and that it has a description. */
export function checkPicture(url: string, alt: string, references: References, report: Report): void {
  const { pictures, ownPictures } = references;
  const sign = affiliateSign(url);
  const name = ownName(url);
  if (name !== undefined) {
    if (!ownPictures.has(name)) {
      report(
        'picture',
        `'${url}'`,
        `a file below content/pictures${meantPicture(name, [...ownPictures.keys()])}`,
      );
    }
  } else if (sign !== undefined) {
    report('picture', `'${url}', an affiliate link by its ${sign}`, REGISTERED_LINK);
  } else {
    const key = url.startsWith(PHOTO_SCHEME) ? url.slice(PHOTO_SCHEME.length) : undefined;
    if (key === undefined || !pictures.has(key)) {
      report(
        'picture',
        `'${url}'`,
        key === undefined
          ? `'photo:' and a key of content/pictures.yaml, such as photo:beach, or the name of a file below content/pictures${meantPicture(url, [...ownPictures.keys()])}`
          : `a key of content/pictures.yaml behind '${PHOTO_SCHEME}' or 'photo='${didYouMean(key, [...pictures]) || meantPicture(key, [...ownPictures.keys()])}`,
      );
    }
  }
  const described = 'what the picture shows, in a few words';
  if (!alt.trim()) report('picture', 'no alternative text', described);
  else if (PICTURE.test(alt.trim()))
    report('picture', `the name of a file, '${alt}', as alternative text`, described);
}

/** The ids of headings. Links may lead to other parts of the page, too, but these are no headings of the text. */
export const headingIds = (ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => !ARTICLE_IDS.some((part) => part === id));

function checkInternal(
  url: string,
  { anchors }: Outline,
  references: References,
  day: string,
  report: Report,
): void {
  const [address = '', anchor] = url.split('#');
  const [path = ''] = address.split('?');
  const moved = references.moved.get(path);
  const problem = path === '' ? undefined : pathProblem(moved ?? path, references, day);
  if (problem)
    report('link', moved ? `'${path}', an old address of ${problem.found}` : problem.found, problem.expected);
  else if (moved) report('link', `'${path}'`, `'${moved}', the new address of that article`);
  if (moved || problem || references.unread.has(path)) return;
  const ids =
    path === '' ? anchors : (references.anchors.get(path) ?? new Set(PAGE_ANCHORS[path] ?? LIST_ANCHORS));
  if (anchor !== undefined && !ids.has(decodeAddress(anchor))) {
    const where = path === '' ? 'this article' : path;
    const headings = headingIds(ids).map((id) => `#${id}`);
    report('link', `'#${anchor}'`, `a heading of ${where}${didYouMean(`#${anchor}`, headings)}`);
  }
}

/** Hosts of local previews. */
const AT_HOME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The internal path of an address on the site itself, public or in a local preview. */
function ownPath(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, pathname, search, hash } = new URL(url);
  const home = new URL(absoluteUrl('/'));
  const isBelow = `${pathname}/`.startsWith(home.pathname);
  // The host may have folders of other sites next to the folder of this site.
  if (hostname === home.hostname ? !isBelow : !AT_HOME.test(hostname)) return undefined;
  return `/${isBelow ? pathname.slice(home.pathname.length) : pathname.slice(1)}${search}${hash}`;
}

const hasUser = (url: string) => Boolean(new URL(url).username || new URL(url).password);

/** Checks an external address. Reports an address that should be an internal path. */
export function checkElsewhere(url: string, partnerHosts: readonly string[], report: Report): void {
  const sign = affiliateSign(url);
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  if (sign !== undefined && !isHostOf(partnerHosts, host)) {
    const plain = 'the plain address of the page, if the link should not earn';
    report('link', `'${url}', an affiliate link by its ${sign}`, `${REGISTERED_LINK}; or ${plain}`);
    return;
  }
  // The redirect would hide a partner, or a page of this site, from the checks below.
  const behind = behindGoogle(url);
  if (behind !== undefined) {
    const itself = 'the address of the page itself';
    report('link', `'${url}', a redirect of Google`, behind ? `'${behind}', ${itself}` : itself);
    return;
  }
  const path = ownPath(url);
  if (path !== undefined) {
    report('link', `'${url}', an address of this site`, `'${path}', a path such as /blog/…`);
    return;
  }
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(url)) {
    report('link', `'${url}'`, "an address that starts with https://, mailto:, tel:, '/' or '#'");
  } else if (!URL.canParse(url) || /^(?:mailto|tel):$/i.test(url)) {
    report('link', `'${url}'`, 'a whole address, such as https://example.com/ or mailto:name@example.com');
  } else if (/^https?:/i.test(url) && (!PUBLIC_HOST.test(host) || hasUser(url))) {
    report('link', `'${url}'`, 'an address without a user, and with a host such as example.com');
  }
  if (isHostOf(partnerHosts, host)) {
    report('link', `'${host}'`, ':partner[words]{to=… place=…}: a raw link to a partner earns nothing');
  }
}

/** Checks a link: its target on a day (YYYY-MM-DD), and that it has text to click. */
export function checkLink(
  url: string,
  text: string,
  outline: Outline,
  references: References,
  day: string,
  report: Report,
): void {
  if (/^(?:\/(?!\/)|#)/.test(url)) checkInternal(url, outline, references, day, report);
  else checkElsewhere(url, references.partnerHosts, report);
  if (!text) report('link', 'no words', 'the words to click between [ and ]');
}
