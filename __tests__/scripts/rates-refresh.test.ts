import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from '@/lib/deals/currency/convert';
import { loadCurrencies } from '@/lib/deals/currency/load-rates';
import { CURRENCIES } from '@/lib/deals/currency/rates';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommands } from '@/__tests__/support/run-commands';
import { standInServer, text } from '@/__tests__/support/stand-in-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const bank = standInServer();
const content = temporaryFolder();
cpSync(contentDirectory(), content, { recursive: true });

const daily = (time: string) =>
  `<Cube><Cube time='${time}'><Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='187.5'/></Cube></Cube>`;

const refresh = (...paths: readonly string[]) =>
  runCommands(
    paths.map((url) => ({
      script: 'scripts/rates-refresh.ts',
      args: ['--url', url.startsWith('/') ? bank.origin + url : url],
      env: { CONTENT_DIRECTORY: content, SOURCE_DATE_EPOCH: String(Date.parse('2026-11-22') / 1000) },
    })),
  );

beforeEach(() => {
  rmSync(path.join(content, 'rates.yaml'), { force: true });
  bank.play((response, request) => {
    if (request.path === '/gone.xml') return text('', 404)(response, request);
    return text(request.path === '/page.xml' ? '<html>' : daily(request.path.slice(1, 11)))(
      response,
      request,
    );
  });
});

test('without the file the rates are the built-in ones', () => {
  expect(loadCurrencies(content)).toEqual(CURRENCIES);
});

test("the bank's rates go before the built-in ones, which stay for other currencies", async () => {
  const outcomes = await refresh('/2026-11-19.xml', '/2026-11-20.xml', '/2026-11-18.xml');
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 1]);
  expect(outcomes[1]?.stdout).toMatch(
    /^Wrote the rates of November 20, 2026 for 3 currencies\. The bank publishes none for GBP, CAD, .*VND, which keep their built-in rates\.\n$/,
  );
  expect(outcomes[2]?.stderr).toMatch(
    /^The answer is from November 18, 2026, older than content\/rates\.yaml/,
  );
  expect(readFileSync(path.join(content, 'rates.yaml'), 'utf8')).toMatch(
    /^# Written by .*\n.*\ndate: 2026-11-20\nrates:\n {2}USD: 1\n {2}EUR: 0\.8\n {2}JPY: 150\n$/,
  );
  const currencies = loadCurrencies(content);
  expect(currencies.GBP).toEqual(CURRENCIES.GBP);
  expect(currencies.JPY).toEqual({ ...CURRENCIES.JPY, rate: 150 });
  expect(convert(2, 'USD', 'JPY', () => {}, currencies)).toBe(300);
  expect(convert(2, 'USD', 'JPY', () => {})).toBe(297);
});

test('a file of a day to come does not keep the bank out', async () => {
  const file = path.join(content, 'rates.yaml');
  const [code, text] = [
    async () => (await refresh('/2026-11-20.xml'))[0]?.code,
    () => readFileSync(file, 'utf8'),
  ];
  expect(await code()).toBe(0);
  writeFileSync(file, text().replace('2026-11-20', '2027-11-20'));
  expect(await code()).toBe(0);
  expect(text()).toContain('date: 2026-11-20');
});

test('a file that cannot be read is replaced', async () => {
  const file = path.join(content, 'rates.yaml');
  writeFileSync(file, '<<<<<<< HEAD\ndate: 2026-11-19\n');
  expect((await refresh('/2026-11-20.xml'))[0]?.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('date: 2026-11-20');
});

test('what is no daily file changes nothing', async () => {
  const before = readdirSync(content);
  const outcomes = await refresh('/page.xml', '/gone.xml', 'http://rates.example/daily.xml');
  expect(
    outcomes.map(({ code, stdout, stderr }) => [code, stdout, stderr.replace(/127\S+:\d+/, 'HOST')]),
  ).toEqual([
    [1, '', expect.stringMatching(/^The answer is not the daily file of the European Central Bank: .*\n$/)],
    [1, '', 'HOST/gone.xml: HTTP 404\n'],
    [1, '', "--url is 'http://rates.example/daily.xml'; expected an https:// address.\n"],
  ]);
  expect(readdirSync(content)).toEqual(before);
});
