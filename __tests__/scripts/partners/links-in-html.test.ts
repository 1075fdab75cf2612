import { parse } from 'parse5';
import { loadPartners } from '@/lib/site/load-partners';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';
import { listOutboundLinks } from '@/__tests__/support/outbound-links';

const registry = loadPartners();
const network = (p: number, campaign: number, u: string) =>
  `${registry.network.linkUrl}?marker=1234.home_a_b&trs=1&p=${p}&u=${encodeURIComponent(u)}&campaign_id=${campaign}`;
const list = (html: string, of = registry) =>
  listOutboundLinks(parse(html), of).map(({ partner, status, subId, accountId, text }) => [
    partner,
    status,
    accountId,
    subId,
    text,
  ]);

test('a link through the network belongs to the partner of its program', () => {
  const href = network(11, 101, 'https://www.skyfare.example/').replaceAll('&', '&amp;');
  expect(list(`<a href="${href}">Search\n  <b>flights</b></a>`)).toEqual([
    ['Skyfare', 'live', '1234', 'home_a_b', 'Search flights'],
  ]);
});

test('a program that nobody has is listed as unknown, not left out', () => {
  expect(list(`<a href="${network(11, 99, 'https://example.com/')}">x</a>`)).toEqual([
    ['unknown', 'unknown program', '1234', 'home_a_b', 'x'],
  ]);
});

test('a short link of the network is listed, though nobody can tell whom it reaches', () => {
  expect(
    list(
      '<a href="https://sky.short.example/AbCd">1</a><a href="https://short.example/x">2</a><a href="https://notshort.example/">3</a>',
    ),
  ).toEqual([
    ['unknown', 'unknown program', '', '', '1'],
    ['unknown', 'unknown program', '', '', '2'],
  ]);
});

test('a straight link is live with the id of its own account only; the marker of the network is none', () => {
  const html = `<a href="https://rails.example/?partner_id=ab&cmp=home_x__1q2w3e4">1</a>
    <a href="https://www.rails.example/">2</a><a href="https://rails.example/?marker=1234.a_b_c">3</a>
    <a href="https://hostels.example/?aid=7&cmp=a_b_c">4</a><a href="https://gone.example/?x=1">5</a>`;
  expect(list(html, outside)).toEqual([
    ['Rails', 'live', 'ab', 'home_x__1q2w3e4', '1'],
    ['Rails', 'no account', '', '', '2'],
    ['Rails', 'no account', '', '', '3'],
    ['Hostels', 'live', '7', '', '4'],
    ['Gone', 'closed', '1', '', '5'],
  ]);
});

test('a form counts with its hidden fields and is named by its button', () => {
  const form = `<form action="${registry.searchForm.action}"><label>From<input name=from></label>
    <input type=hidden name=marker value="1.home_s_f"><datalist><option>Eastwick</datalist><button>Go</button></form>`;
  expect(list(form)).toEqual([['Skyfare', 'live', '1', 'home_s_f', 'Go']]);
});

test('a form is read by the field that the network or the account of its partner has for it', () => {
  const { searchForm } = outside;
  const html = (field: string, value: string) =>
    `<form action="${searchForm.action}"><input type=hidden name=${field} value="${value}"><button>Go</button></form>`;
  const renamed = { ...outside, searchForm: { ...searchForm, markerField: 'ref' } };
  expect(list(html('ref', '1.home_s_f'), renamed)).toEqual([['Planes', 'live', '1', 'home_s_f', 'Go']]);
  const rails = html('partner_id', 'ab').replaceAll('planes', 'rails');
  expect(list(rails, outside)).toEqual([['Rails', 'live', 'ab', '', 'Go']]);
});

test('a program is one of the network, by both of its numbers', () => {
  const own = (p: number, campaign: number) =>
    list(`<a href="${network(p, campaign, 'https://example.com/')}">x</a>`)[0]?.[0];
  expect([own(11, 101), own(12, 101), own(11, 102)]).toEqual(['Skyfare', 'unknown', 'unknown']);
  const href = 'https://go.network.example/r?marker=1.a_b_c';
  expect(list(`<a href="${href}">x</a>`, outside)).toEqual([
    ['unknown', 'unknown program', '1', 'a_b_c', 'x'],
  ]);
});

test('a link is read by the marker, whatever the field of the form is called', () => {
  const renamed = { ...registry, searchForm: { ...registry.searchForm, markerField: 'ref' } };
  const href = network(11, 101, 'https://www.skyfare.example/');
  expect(list(`<a href="${href}">x</a>`, renamed)[0]?.[2]).toBe('1234');
  expect(list(`<a href="${network(11, 101, 'x').replace('home_a_b', 'home_a_b.c')}">x</a>`)[0]?.[3]).toBe(
    'home_a_b.c',
  );
});

test('a form is its hidden fields, not what a visitor types, and a link has no fields', () => {
  const { action } = registry.searchForm;
  const typed = `<form action="${action}"><input name=marker value="1.a_b_c"><button>Go</button></form>`;
  expect(list(typed)).toEqual([['Skyfare', 'no account', '', '', 'Go']]);
  const inLink = `<a href="${action}"><input type=hidden name=marker value="1.a_b_c"><button>No</button> x</a>`;
  expect(list(inLink)).toEqual([['Skyfare', 'no account', '', '', 'No x']]);
  expect(list(`<form action="${action}">Press Enter</form>`)[0]?.[4]).toBe('Press Enter');
});

test('as in a browser, a hidden field without a name is not sent, and one without a value is sent empty', () => {
  const form = `<form action="${registry.searchForm.action}"><input type=hidden value=x>
    <input type=hidden name="" value=x><input type=hidden name=from><button>Go</button></form>`;
  const [link] = listOutboundLinks(parse(form), registry);
  expect(link?.url.search).toBe('?from=');
});

test.each([
  [`<link href="https://www.skyfare.example/">`],
  [`<form href="https://www.skyfare.example/"><button>Go</button></form>`],
  [`<a href="ftp://www.skyfare.example/">x</a>`],
  [`<a href="app-https://www.skyfare.example/">x</a>`],
  [`<a href="">x</a>`],
])('%s leads nowhere', (html) => {
  expect(list(html)).toEqual([]);
});

test('a page without encryption is still the one of its partner', () => {
  expect(list('<a href="http://www.skyfare.example/?marker=1.a_b_c">x</a>')[0]?.[0]).toBe('Skyfare');
});

test('other addresses, lookalikes and anchors without an address are not ours to list', () => {
  const html =
    '<a>1</a><a href="/flights">2</a><a href="https://notskyfare.example/">3</a><a href="https://skyfare.example.com/">4</a><a href="mailto:a@b.c">5</a><form><button>6</button></form>';
  expect(list(html)).toEqual([]);
});
