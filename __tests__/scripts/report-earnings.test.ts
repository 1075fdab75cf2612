import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPartners } from '@/lib/site/load-partners';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { json, standInServer, type Play } from '@/__tests__/support/stand-in-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const TOKEN = 'secret-token-0123456789';
const server = standInServer();
const project = temporaryFolder();
const { linkUrl } = loadPartners().network;

mkdirSync(path.join(project, 'out', path.dirname(LAST_FILE)), { recursive: true });
writeFileSync(path.join(project, 'out', LAST_FILE), '');
writeFileSync(
  path.join(project, 'out', 'index.html'),
  ['a', 'b']
    .map((item) => `<a href="${linkUrl}?marker=1.home_flights_${item}&amp;p=11&amp;campaign_id=101">Go</a>`)
    .join(''),
);

const FIELDS = ['redirects_count', 'paid_profit_usd_sum', 'date', 'campaign_id'].map((name) => ({ name }));
const group = { sub_id: 'home_flights_a', campaign_id: 101, date: '2026-11-02' };
const ROWS = { data: [{ group, redirects_count: '50', paid_profit_usd_sum: 12.5 }], total_rows: 1 };
const good: Play = (response, request) =>
  json(request.method === 'POST' ? ROWS : { fields: FIELDS })(response, request);

interface Case {
  readonly play: Play;
  readonly args?: readonly string[];
  readonly token?: string;
}

/** All of them run in one process; the token tells the server which it is. */
const CASES = {
  'the report': { play: good },
  'with a page': { play: good, args: ['--json', '--html', 'report.html'] },
  'a wrong token': { play: json({ error: 'no' }, 401) },
  'a refusal': { play: json({ success: false, error: `bad ${TOKEN}-3` }) },
  'an unknown grouping': { play: good, args: ['--by', 'moon'] },
  'two formats': { play: good, args: ['--csv', '--json'] },
  'no name for the page': { play: good, args: ['--html', ''] },
  'no folder for the page': { play: good, args: ['--html', 'no/where.html'] },
  'no token': { play: good, token: '' },
} satisfies Readonly<Record<string, Case>>;
type Name = keyof typeof CASES;

const cases: readonly Case[] = Object.values(CASES);
const tokenOf = (index: number) => cases[index]?.token ?? `${TOKEN}-${index}`;
let outcomes: readonly Outcome[] = [];
const outcomeOf = (name: Name) => outcomes[Object.keys(CASES).indexOf(name)];
const requestsOf = (name: Name) => {
  const token = tokenOf(Object.keys(CASES).indexOf(name));
  return server.requests.filter(({ headers }) => headers['x-access-token'] === token);
};

beforeAll(async () => {
  server.play((response, request) =>
    cases.find((_, index) => tokenOf(index) === request.headers['x-access-token'])?.play(response, request),
  );
  const env = { CONTENT_DIRECTORY: contentDirectory(), TRAVELPAYOUTS_API_URL: server.origin };
  outcomes = await runCommands(
    cases.map(({ args = [] }, index) => ({
      script: 'scripts/report-earnings.ts',
      args: ['--from', '2026-11-01', '--to', '2026-11-03', ...args],
      cwd: project,
      env: { ...env, TRAVELPAYOUTS_TOKEN: tokenOf(index) },
    })),
  );
});

test('the report, with the token in the header of each request only', () => {
  const outcome = outcomeOf('the report');
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  expect(outcome?.stdout).toMatch(/^\/ +50 +– +– +– +– +\$12\.50 +– +\$25\.00$/m);
  expect(outcome?.stdout).toContain('Links nobody clicked (1):\n/: flights / b, Skyfare');
  const requests = requestsOf('the report');
  expect(requests.map(({ method, path: name }) => `${method} ${name}`)).toEqual([
    'GET /statistics/v1/get_fields_list',
    'GET /statistics/v1/get_fields_list',
    'POST /statistics/v1/execute_query',
  ]);
  for (const { query, body } of requests) expect(`${query}${body}`).not.toContain(TOKEN);
});

test('--html writes a page beside the JSON', () => {
  const outcome = outcomeOf('with a page');
  expect(outcome).toMatchObject({ code: 0, stderr: 'Wrote report.html\n' });
  expect(JSON.parse(outcome?.stdout ?? '').total.earned).toBe(12.5);
  const html = readFileSync(path.join(project, 'report.html'), 'utf8');
  expect(html).toContain('<h1>Earnings from 2026-11-01 to 2026-11-03</h1>');
  expect(html).not.toContain(TOKEN);
});

test('no output has the token', () => {
  expect(JSON.stringify(outcomes)).not.toContain(TOKEN);
});

test.each<[Name, RegExp, number]>([
  ['a wrong token', /^The network does not accept TRAVELPAYOUTS_TOKEN \(HTTP 401\)\..*\n$/, 1],
  ['a refusal', /^\S+: the network refuses the request: bad \*\*\*\n$/, 1],
  ['an unknown grouping', /^--by is 'moon'; expected one of page, placement, partner, day\.\n$/, 0],
  ['two formats', /^Use either --csv or --json, not both\.\n$/, 0],
  ['no name for the page', /^--html: '' is a folder; name a file\.\n$/, 0],
  ['no folder for the page', /^--html: there is no folder for 'no\/where\.html'\.\n$/, 0],
  ['no token', /^TRAVELPAYOUTS_TOKEN is not set\..*\n$/, 0],
])('%s: one line and exit code 1', (name, message, requests) => {
  expect(outcomeOf(name)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  expect(requestsOf(name)).toHaveLength(requests);
});
