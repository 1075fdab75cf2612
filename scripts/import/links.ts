import path from 'node:path';
import { affiliateSign } from '@/lib/partners/affiliate-signs';
import { behindGoogle, decodeAddress } from '@/lib/source/web-address';
import { checkElsewhere } from '@/lib/lint/markdown/check-links';
import { routes } from '@/lib/site/routes';
import { BY_FILE } from './markup/by-file';
import type { SourceArticle, SourceSite } from './source/source';
import { nameOf, withoutDay } from './source/systems';

/** The target of a link here, or the reason why only its text is kept. `note` is for a link that is kept but needs a check. */
export type Target =
  { readonly url: string; readonly title?: string; readonly note?: string } | { readonly reason: string };

/** An address in a normal form for comparison. */
const normal = (address: string) =>
  `/${decodeAddress(address)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|mdx?|markdown)$/, '')
    .replace(/^\/+|\/+$/g, '')}`;

/** The folder of an article's address. */
const folderOf = ({ address = '/' }: SourceArticle) => address.replace(/[^/]*$/, '');

const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, '');

/** An imported article, as a target of links. */
interface Here {
  readonly slug: string;
  readonly title: string;
}

/** An address with a host and no scheme, as an address with https. */
const withScheme = (address: string): string =>
  address.replace(/^\/\//, 'https://').replace(/^www\.(?=\S+\.\w)/, 'https://www.');

/** Maps the links of a site to imported articles. @param articles the imported articles, with their data here */
export function openLinks(
  site: SourceSite,
  articles: ReadonlyMap<SourceArticle, Here>,
  partnerHosts: readonly string[],
): (address: string, from: SourceArticle) => Target {
  const home = site.home && URL.canParse(site.home) ? new URL(site.home) : undefined;
  const byAddress = new Map<string, Here>();
  const byFile = new Map<string, Here>();
  for (const [{ file, address, name, fields }, here] of articles) {
    if (address !== undefined) byAddress.set(normal(address), here);
    if (site.system !== 'WordPress') {
      byFile.set(normal(file), here);
      byFile.set(path.posix.basename(normal(file)), here);
      byFile.set(withoutDay(name).toLowerCase(), here);
    }
    byFile.set(name.toLowerCase(), here);
    if (typeof fields.slug === 'string') byFile.set(fields.slug.toLowerCase(), here);
  }

  function articleAt(address: string, from: SourceArticle): Here | undefined {
    const plain = decodeAddress(address.replace(/[?#].*$/, ''));
    const base = home?.pathname.replace(/\/$/, '') ?? '';
    const below = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
    const inFolder = path.posix.join(path.posix.dirname(from.file), plain);
    const inAddress = path.posix.resolve('/', folderOf(from), plain.startsWith('/') ? below : plain);
    return (
      byAddress.get(normal(inAddress)) ??
      byAddress.get(normal(below)) ??
      byFile.get(normal(inFolder)) ??
      // In most systems, the last part of an address is the name of the article.
      (/^(?:\/?(?:blog|posts?|articles?|travel)\/)?[\w-]+\/?$/.test(plain) || /\.mdx?$/.test(plain)
        ? byFile.get(path.posix.basename(normal(plain)))
        : undefined)
    );
  }

  const toArticle = ({ slug, title }: Here): Target => ({ url: routes.article(slug), title });

  function inside(address: string, from: SourceArticle): Target {
    const here = articleAt(address, from);
    if (here) return toArticle(here);
    const page = home && new URL(folderOf(from), home);
    if (
      page === undefined ||
      !URL.canParse(address, page) ||
      /\.(?:pdf|zip|gpx|kml|mp3|docx?|jpe?g|png|gif)$/i.test(address)
    )
      return { reason: `leads to '${address}' of the other site, which is not imported` };
    const { href } = new URL(address, page);
    return { url: href, note: `leads to the other site (${href}), to a page that is not imported` };
  }

  return (typed, from) => {
    const given = withScheme(typed.trim());
    const address = behindGoogle(given) || given;
    if (address.startsWith('#')) return { url: address };
    if (address.startsWith(BY_FILE)) {
      const name = address
        .slice(BY_FILE.length)
        .replace(/[?#].*$/, '')
        .replace(/^\/+/, '');
      const here =
        byFile.get(name.toLowerCase()) ??
        byFile.get(normal(name)) ??
        byFile.get(nameOf(name).toLowerCase()) ??
        byFile.get(withoutDay(nameOf(name)).toLowerCase()) ??
        articleAt(name, from);
      return here === undefined
        ? { reason: `leads to '${name}', which is not among the articles` }
        : toArticle(here);
    }
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url) return inside(address, from);
    if (home && /^https?:$/.test(url.protocol) && bareHost(url) === bareHost(home)) {
      const target = articleAt(url.pathname, from);
      if (target) return toArticle(target);
      return { url: address, note: `leads to the other site (${address}), to a page that is not imported` };
    }
    const problems: string[] = [];
    checkElsewhere(address, partnerHosts, (_field, found, expected) =>
      problems.push(`${found}; expected ${expected}`),
    );
    const sign = affiliateSign(address);
    if (problems.length > 0)
      return {
        reason:
          sign === undefined
            ? `cannot be a link here: ${problems[0]}`
            : `is an affiliate link (${address}), whose program is not registered here`,
      };
    return { url: address };
  };
}
