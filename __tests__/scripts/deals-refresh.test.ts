import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { runTypeScript, TSX } from '@/__tests__/support/run-typescript';
import { json, standInServer, type Play } from '@/__tests__/support/stand-in-server';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const LEDGER = 'ledger.jsonl';

const TOKEN = 'secret-token-0123456789';
const server = standInServer();

function contentCopy(): string {
  const directory = temporaryFolder();
  cpSync(contentDirectory(), directory, { recursive: true });
  return directory;
}

const variables = (directory: string) => ({
  ...{ CONTENT_DIRECTORY: directory, TRAVELPAYOUTS_TOKEN: TOKEN, TRAVELPAYOUTS_API_URL: server.origin },
  // November 22, 2026.
  SOURCE_DATE_EPOCH: '1795348800',
});

/** A run in a process of its own. @param nodeOptions for Node.js, besides those that load TypeScript */
const refresh = (directory: string, ...nodeOptions: readonly string[]) =>
  runTypeScript('scripts/deals-refresh.ts', [], {
    ...{ env: variables(directory), nodeOptions: [...TSX, ...nodeOptions] },
    ...{ reject: false, all: true },
  });

/** Sends a process its first SIGINT once more as soon as its listeners were called, as npm and `tsx` do. */
const SECOND_SIGNAL = [
  '--import',
  'data:text/javascript,process.once("SIGINT", () => process.nextTick(() => process.kill(process.pid, "SIGINT")))',
];

const good: Play = (response, { query }) => {
  const [origin, destination] = [query.get('origin'), query.get('destination')];
  const depart = `${query.get('departure_at')}-25T08:00:00Z`;
  const data = [{ origin, destination, price: 300, airline: 'BA', departure_at: depart, return_at: depart }];
  json({ success: true, currency: 'usd', data })(response, { query } as never);
};

/** Every file below the content with its bytes, but for prices. */
const handWritten = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('prices'))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

const pricesOf = (directory: string) => readdirSync(path.join(directory, 'prices')).sort();

jest.setTimeout(60_000);

describe('one run after another', () => {
  const [whole, dry] = [contentCopy(), contentCopy()];
  const before = handWritten(whole);
  let outcomes: readonly Outcome[] = [];

  beforeAll(async () => {
    server.play(good);
    const call = (args: readonly string[], directory: string, TRAVELPAYOUTS_TOKEN = TOKEN) => {
      const env = { ...variables(directory), TRAVELPAYOUTS_TOKEN };
      return { script: 'scripts/deals-refresh.ts', args, env };
    };
    outcomes = await runCommands([
      call([], whole),
      call(['--route', 'NHV-EAS', '--dry-run', '--json'], dry),
      call(['--route', 'NHV-EAZ'], dry),
      call([], dry, ''),
    ]);
  });

  test('the token is never printed', () => {
    expect(JSON.stringify(outcomes)).not.toContain(TOKEN);
  });

  test('prices of all flights and destinations are added, and nothing that people write is touched', () => {
    expect(outcomes[0]).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^\d+ prices seen on 2026-11-22 for (\d+) of \1 routes, kept in content\/prices\n$/,
      ),
    });
    expect(pricesOf(whole)).toEqual(expect.arrayContaining(['NHV-EAS.jsonl', 'WES-MTF.jsonl']));
    expect(readFileSync(path.join(whole, 'prices/NHV-EAS.jsonl'), 'utf8').split('\n')[0]).toBe(
      '{"seen":"2026-11-22","price":300,"currency":"USD","depart":"2026-11-25","return":"2026-11-25","airline":"BA"}',
    );
    expect(handWritten(whole)).toEqual(before);
  });

  test('--route asks for one route, --dry-run writes nothing, --json is for tools', () => {
    const { code, stdout = '' } = outcomes[1] ?? {};
    expect(code).toBe(0);
    expect(existsSync(path.join(dry, 'prices'))).toBe(false);
    expect(JSON.parse(stdout)).toMatchObject({
      missing: [],
      routes: [{ route: 'NHV-EAS', observations: Array(6).fill({ price: 300 }) }],
    });
  });

  test.each([
    [2, 'a route of no deal', "--route is 'NHV-EAZ'; expected one of"],
    [3, 'no token', 'TRAVELPAYOUTS_TOKEN is not set'],
  ])('%#: %s is a mistake that is reported in one line', (index, _what, message) => {
    const { code, stderr = '' } = outcomes[index] ?? {};
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });
});

test('Ctrl+C, even one that comes twice, keeps what was found, says what is missing, and leaves no lock', async () => {
  const directory = contentCopy();
  let answers = 0;
  const command = refresh(directory, ...SECOND_SIGNAL);
  server.play((response, request) => {
    answers += 1;
    if (answers <= 3) good(response, request);
    else if (answers === 8) command.kill('SIGINT');
  });
  const { exitCode, all } = await command;
  expect(exitCode).toBe(130);
  expect(all).toMatch(/Missing: .*\n[^]*Interrupted\.\n3 prices seen/);
  expect(pricesOf(directory).every((name) => name.endsWith('.jsonl'))).toBe(true);
  const linesOf = (names: readonly string[]) =>
    names.flatMap((name) =>
      readFileSync(path.join(directory, 'prices', name), 'utf8')
        .trim()
        .split('\n'),
    );
  expect(linesOf(pricesOf(directory).filter((name) => name !== LEDGER))).toHaveLength(3);
  // Of the routes with a price, one is that of a deal.
  expect(linesOf([LEDGER])).toEqual([expect.stringContaining('"first":')]);
});

test('of two runs at once one is refused, and all files are right', async () => {
  server.play(good);
  const directory = contentCopy();
  const runs = await Promise.all([refresh(directory), refresh(directory)]);
  const refused = runs.filter(({ exitCode }) => exitCode !== 0);
  for (const { exitCode, all } of refused) {
    expect(exitCode).toBe(1);
    expect(all).toContain('Another run of deals:refresh is in progress');
  }
  expect(runs.length - refused.length).toBeGreaterThan(0);
  for (const name of pricesOf(directory)) {
    const lines = readFileSync(path.join(directory, 'prices', name), 'utf8')
      .trim()
      .split('\n');
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ price: 300 });
  }
});
