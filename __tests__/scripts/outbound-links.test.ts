import { parse } from 'parse5';
import { loadPartners } from '@/lib/partners/load-partners';
import { listOutboundLinks } from '@/scripts/outbound-links';

const registry = loadPartners();
const network = (p: number, campaign: number, u: string) =>
  `${registry.network.linkUrl}?marker=1234.home_a_b&trs=1&p=${p}&u=${encodeURIComponent(u)}&campaign_id=${campaign}`;
const list = (html: string, of = registry) =>
  listOutboundLinks(parse(html), of).map(({ partner, status, subId, marker, text }) => [
    partner,
    status,
    marker,
    subId,
    text,
  ]);

test('a link through the network belongs to the partner of its programme', () => {
  const href = network(4114, 100, 'https://www.aviasales.com/').replaceAll('&', '&amp;');
  expect(list(`<a href="${href}">Search\n  <b>flights</b></a>`)).toEqual([
    ['Aviasales', 'live', '1234', 'home_a_b', 'Search flights'],
  ]);
});

test('a programme that nobody has is listed as unknown, not left out', () => {
  expect(list(`<a href="${network(4114, 99, 'https://example.com/')}">x</a>`)).toEqual([
    ['unknown', 'unknown programme', '1234', 'home_a_b', 'x'],
  ]);
});

test('a short link of the network is listed, though nobody can tell whom it reaches', () => {
  expect(
    list(
      '<a href="https://aviasales.tp.st/AbCd">1</a><a href="https://tpo.li/x">2</a><a href="https://nottp.st/">3</a>',
    ),
  ).toEqual([
    ['unknown', 'unknown programme', '', '', '1'],
    ['unknown', 'unknown programme', '', '', '2'],
  ]);
});

test('a straight link to a partner is listed, a closed one as closed, one without a marker without', () => {
  expect(
    list(
      '<a href="https://www.hostelworld.com/?marker=1.a_b_c">1</a><a href="https://search.hotellook.com/x">2</a>',
    ),
  ).toEqual([
    ['Hostelworld', 'live', '1', 'a_b_c', '1'],
    ['Hotellook', 'closed', '', '', '2'],
  ]);
});

test('a form counts with its hidden fields and is named by its button', () => {
  const form = `<form action="${registry.searchForm.action}"><label>From<input name=from></label>
    <input type=hidden name=marker value="1.home_s_f"><datalist><option>London</datalist><button>Go</button></form>`;
  expect(list(form)).toEqual([['Aviasales', 'live', '1', 'home_s_f', 'Go']]);
});

test('marker and sub-id are read from the field that the partner or the search form has for them', () => {
  const { hostelworld } = registry.partners;
  const renamed = {
    ...registry,
    partners: {
      ...registry.partners,
      hostelworld: { ...hostelworld!, link: { shape: 'direct', markerField: 'affiliate' } },
    },
    searchForm: { ...registry.searchForm, markerField: 'ref' },
  } as const;
  const html = `<a href="https://www.hostelworld.com/?affiliate=1.a_b_c">1</a>
    <form action="${registry.searchForm.action}"><input type=hidden name=ref value="1.home_s_f"><button>2</button></form>
    <a href="${network(4114, 100, 'https://www.aviasales.com/').replaceAll('&', '&amp;')}">3</a>`;
  expect(list(html, renamed)).toEqual([
    ['Hostelworld', 'live', '1', 'a_b_c', '1'],
    ['Aviasales', 'live', '1', 'home_s_f', '2'],
    ['Aviasales', 'live', '1234', 'home_a_b', '3'],
  ]);
});

test('other addresses, lookalikes and anchors without an address are not ours to list', () => {
  const html =
    '<a>1</a><a href="/flights">2</a><a href="https://notaviasales.com/">3</a><a href="https://aviasales.com.example/">4</a><a href="mailto:a@b.c">5</a><form><button>6</button></form>';
  expect(list(html)).toEqual([]);
});
