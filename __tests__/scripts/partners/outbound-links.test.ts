import { parse } from 'parse5';
import { loadPartners } from '@/lib/site/load-partners';
import { listOutboundLinks } from '@/scripts/partners/outbound-links';
import { registry as outside } from '@/__tests__/fixtures/partner-registry';

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

test('other addresses, lookalikes and anchors without an address are not ours to list', () => {
  const html =
    '<a>1</a><a href="/flights">2</a><a href="https://notskyfare.example/">3</a><a href="https://skyfare.example.com/">4</a><a href="mailto:a@b.c">5</a><form><button>6</button></form>';
  expect(list(html)).toEqual([]);
});
