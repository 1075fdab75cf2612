import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPartners } from '@/lib/site/load-partners';
import { reportLinks, summarize } from '@/scripts/partners/links-report';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const registry = loadPartners();
const network = (campaign: number, subId: string) =>
  `${registry.network.linkUrl}?marker=1234.${subId}&amp;trs=1&amp;p=11&amp;u=x&amp;campaign_id=${campaign}`;

const out = temporaryFolder();
mkdirSync(path.join(out, 'blog'));
writeFileSync(
  path.join(out, 'index.html'),
  `<a href="${network(101, 'home_flights_eastwick')}">1</a><a href="/flights">2</a>
   <a href="https://site.example/blog">3</a><a href="https://www.facebook.com/site">Facebook</a>
   <a href="mailto:a@site.example">4</a><a href="${network(99, 'home_a_b')}">5</a>`,
);
writeFileSync(
  path.join(out, 'blog', 'post.html'),
  `<a href="${network(101, 'a-very-long-slug-that-was-cut-in-the-end__1q2w3e4')}">1</a>
   <a href="https://search.oldstay.example/">2</a>
   <a href="https://www.bunkhouse.example/?marker=1234.a_b_c">3</a><a href="https://www.facebook.com/sharer">Share</a>`,
);
for (const copy of ['404.html', 'blog/404.html']) {
  writeFileSync(path.join(out, copy), '<a href="https://search.oldstay.example/">Stays</a>');
}

const links = reportLinks(out, registry, 'https://site.example');

test('every link that leaves the site is listed with page, placement, partner, state, sub-id and account', () => {
  expect(links.map((link) => Object.values(link))).toEqual([
    ['/404', 'Stays', 'Oldstay', 'closed', '', ''],
    [
      '/blog/post',
      'a-very-long-slug-that-was-cut-in-the-end… (cut, 1q2w3e4)',
      'Skyfare',
      'live',
      'a-very-long-slug-that-was-cut-in-the-end__1q2w3e4',
      '1234',
    ],
    ['/blog/post', '2', 'Oldstay', 'closed', '', ''],
    ['/blog/post', '3', 'Bunkhouse', 'no account', '', ''],
    ['/blog/post', 'Share', 'www.facebook.com', 'not a partner', '', ''],
    ['/', 'flights / eastwick', 'Skyfare', 'live', 'home_flights_eastwick', '1234'],
    ['/', 'Facebook', 'www.facebook.com', 'not a partner', '', ''],
    ['/', 'a / b', 'unknown', 'unknown program', 'home_a_b', '1234'],
  ]);
});

test('the summary counts links and pages by partner and state, the most linked first', () => {
  expect(summarize(links)).toEqual([
    ['Oldstay', 'closed', '2', '2'],
    ['Skyfare', 'live', '2', '2'],
    ['www.facebook.com', 'not a partner', '2', '2'],
    ['Bunkhouse', 'no account', '1', '1'],
    ['unknown', 'unknown program', '1', '1'],
  ]);
});

test('a link in the place of a closed widget is on a stand-in, not live, unless it has a mistake of its own', () => {
  const map = registry.widgets['hotel-map'];
  if (!map) throw new Error('no map');
  const withMap = (status: 'live' | 'closed') => ({
    ...registry,
    widgets: { ...registry.widgets, 'hotel-map': { ...map, status } },
  });
  const directory = temporaryFolder();
  writeFileSync(
    path.join(directory, 'hotels.html'),
    ['hotels_widget_hotel-map-link', 'hotels_hotel-map_westerlo', 'hotels_grid_westerlo']
      .map((subId) => `<a href="${network(101, subId)}">x</a>`)
      .join('')
      .concat(`<a href="${network(99, 'hotels_widget_hotel-map-link')}">x</a>`),
  );
  const statesWith = (status: 'live' | 'closed') =>
    reportLinks(directory, withMap(status), 'https://site.example').map(({ state }) => state);
  expect(statesWith('closed')).toEqual(['on a stand-in', 'on a stand-in', 'live', 'unknown program']);
  expect(statesWith('live')).toEqual(['live', 'live', 'live', 'unknown program']);
});
