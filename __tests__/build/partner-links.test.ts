import { loadClaims } from '@/lib/site/load-pages';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '@/lib/site/load-site';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { isHostOf, partnerHosts } from '@/lib/partners/registry';
import { absoluteUrl } from '@/lib/site/address';
import { attribute, textOf, type Element } from '@/scripts/html/elements';
import { framedAddress } from '@/scripts/html/framed-address';
import { account, below, isTag, pageAt, registry } from './deal-pages';
import { faults, pages } from './pages';

/** Every way out of the complete export to somebody who pays for it. */

/** Whether a partner has an account of its own, outside of the network. */
const isOutside = (name: string) =>
  Object.values(registry.partners).some(
    (partner) => partner.name === name && partner.link.shape === 'direct',
  );

test('every page has links that earn, the home page one for each deal, destination and service at least', () => {
  expect(faults(pages, ({ links }) => [links.length === 0 && 'none'])).toEqual([]);
  const deals = loadDealIndex().size + loadDestinations().length + loadServices().length;
  expect(pageAt('/').links.length).toBeGreaterThan(deals);
});

test('each opens a new tab, says so, and tells search engines what it is', () => {
  const found = faults(pages, ({ links }) =>
    links.flatMap(({ element, subId, partner, text }) => [
      attribute(element, 'target') !== '_blank' && `${subId}: target`,
      attribute(element, 'rel') !== 'sponsored nofollow noopener' && `${subId}: ${attribute(element, 'rel')}`,
      !text.endsWith(`opens ${partner} in a new tab)`) && `${subId}: '${text}'`,
    ]),
  );
  expect(found).toEqual([]);
  // The sign is the style sheet's: an arrow behind everything that bears this relation.
  const unsigned = faults(pages, ({ html }) => [
    !/a\[rel\^='?sponsored'?\]::?after[^{}]*\{content:[^}]*↗/.test(html) && 'no arrow',
  ]);
  expect(unsigned).toEqual([]);
});

test('there is a marker and a traffic source', () => {
  expect(Object.values(account).filter((value) => !/^\d{3,12}$/.test(value))).toEqual([]);
});

test('each one of the network carries the marker and a sub-id of its own that begins with its page, and no other does', () => {
  const outside = faults(pages, ({ links }) =>
    links
      .filter(({ partner }) => isOutside(partner))
      .map(({ url }) => url.href.includes(account.marker) && `${url.href} has the marker`),
  );
  expect(outside).toEqual([]);
  const found = faults(pages, ({ links: all }) => {
    const links = all.filter(({ partner }) => !isOutside(partner));
    const ids = links.map(({ subId }) => subId);
    const pageNames = new Set(ids.map((id) => id.split('_')[0]));
    return [
      ...links.map(
        ({ accountId, subId, text }) =>
          (accountId !== account.marker || !/^[a-z0-9-]+_[a-z0-9-]+_+[a-z0-9-]+$/.test(subId)) &&
          `'${text}' has '${accountId}.${subId}'`,
      ),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
      pageNames.size !== 1 && `pages ${[...pageNames]}`,
    ];
  });
  expect(found).toEqual([]);
  // In the folders of the blog are copies of the 404 page.
  const originals = pages.filter(({ path: at }) => !/^\/blog\/(?:.+\/)?404$/.test(at));
  const names = originals.map(({ links }) => links[0]?.subId.split('_')[0]);
  expect(new Set(names).size).toBe(originals.length);
});

test('each one of the network has the traffic source, and the program of the partner whose page it ends on', () => {
  const network = new URL(registry.network.linkUrl);
  const found = faults(pages, ({ links }) =>
    links
      .filter(({ url }) => url.hostname === network.hostname)
      .flatMap(({ url, subId }) => {
        const value = (name: string) => url.searchParams.get(name) ?? '';
        const { hostname, protocol } = new URL(value('u'));
        const owner = Object.values(registry.partners).find(({ hosts }) => isHostOf(hosts, hostname));
        const link = owner?.link.shape === 'network' ? owner.link : undefined;
        return [
          value('trs') !== account.trs && `${subId}: trs ${value('trs')}`,
          (value('p') !== String(link?.p) || value('campaign_id') !== String(link?.campaign)) &&
            `${subId}: ${value('p')}/${value('campaign_id')} for ${hostname}`,
          protocol !== 'https:' && `${subId}: ${protocol}`,
          /[{}]/.test(value('u')) && `${subId}: ${value('u')}`,
        ];
      }),
  );
  expect(found).toEqual([]);
});

test('none leads to a closed program, and no page so much as names the host of one', () => {
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  expect(closed.length).toBeGreaterThan(0);
  const found = faults(pages, ({ links, html }) => [
    ...links.map(
      ({ status, subId }) => ['closed', 'unknown program'].includes(status) && `${subId} is ${status}`,
    ),
    ...closed.flatMap(({ hosts }) => hosts.map((host) => html.includes(host) && host)),
    ...Object.values(registry.widgets).map(
      ({ status, promo }) => status === 'closed' && html.includes(`promo_id=${promo}`) && `widget ${promo}`,
    ),
  ]);
  expect(found).toEqual([]);
});

test('a commission note that can be seen stands above the first one', () => {
  const hidden = (element: Element): boolean => {
    const parent = element.parentNode;
    return (
      attribute(element, 'hidden') !== undefined ||
      (attribute(element, 'class') ?? '').includes('visually-hidden') ||
      (parent !== null && 'tagName' in parent && hidden(parent))
    );
  };
  const { text } = loadClaims().commissionNote;
  const found = faults(pages, ({ elements, links }) => {
    const note = elements.findIndex((element) => attribute(element, 'data-commission-note') !== undefined);
    const [first] = links;
    // A form begins above its own words; what counts is where it is pressed.
    const press =
      first?.element.tagName === 'form' ? below(first.element, isTag('button'))[0] : first?.element;
    return [
      note < 0 || !elements[note] || hidden(elements[note])
        ? 'no note'
        : !textOf(elements[note]).includes(text) && textOf(elements[note]),
      press !== undefined && note > elements.indexOf(press) && 'the note is below the first link',
    ];
  });
  expect(found).toEqual([]);
});

/** A writer may link to any place; a link to a partner is a diagnostic of the content's check. */
function isInProse(element: Element): boolean {
  for (let node = element.parentNode; node && 'attrs' in node; node = node.parentNode)
    if (attribute(node, 'data-part') === 'prose') return true;
  return false;
}

test('nothing else leads out but the profiles, the share links, what a writer names and what is framed on purpose', () => {
  const own = [new URL(absoluteUrl('/')).hostname, 'www.facebook.com', 'www.pinterest.com', 'wa.me'];
  const known = new Set([...own, ...Object.values(loadSite().social).map((url) => new URL(url).hostname)]);
  const found = faults(pages, ({ path: at, elements, links }) =>
    elements
      .filter((element) => ['a', 'area', 'form', 'iframe'].includes(element.tagName))
      .filter((element) => !links.some((link) => link.element === element) && !isInProse(element))
      .map((element) => {
        const address =
          ['href', 'action', 'src'].map((name) => attribute(element, name)).find(Boolean) ??
          framedAddress(element) ??
          '';
        if (!/^(?:[a-z]+:)?\/\//i.test(address) || known.has(new URL(address, absoluteUrl('/')).hostname)) {
          return false;
        }
        const framed = element.tagName === 'iframe' && ['/transfers', '/flight-hotel'].includes(at);
        return !framed && `${element.tagName} ${address}`;
      }),
  );
  expect(found).toEqual([]);
});

test('no file but content/partners.yaml contains the address of a partner', () => {
  const hosts = partnerHosts(registry);
  const folders = ['app', 'components', 'content', 'lib', 'scripts', 'public'];
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter(
        (name) =>
          statSync(name).isFile() &&
          /\.(?:tsx?|mjs|ya?ml|md|json|svg|txt)$/.test(name) &&
          !name.endsWith('partners.yaml'),
      )
      .flatMap((name) => {
        const text = readFileSync(name, 'utf8');
        return hosts
          .filter((host) => new RegExp(`//(?:[\\w-]+\\.)*${host.replaceAll('.', '\\.')}`).test(text))
          .map((host) => `${name}: ${host}`);
      }),
  );
  expect(found).toEqual([]);
});
