import type { Answer, Verdict } from '@/scripts/partners/ask';
import { countedOutcome, outcomeOf } from '@/scripts/partners/outcome';

const answer = (verdict: Verdict): Answer => ({
  target: {
    use: 'page',
    name: 'Partner, linked as x',
    url: new URL('https://partner.example/?marker=123456'),
  },
  verdict,
  finding: 'what was found',
});
const outcome = (verdicts: readonly Verdict[], links: readonly string[] = []) =>
  outcomeOf(verdicts.map(answer), links);

test.each<[readonly Verdict[], number, string]>([
  [['fine', 'fine'], 0, '2 fine, 0 to look at in a browser, 0 wrong'],
  [['fine', 'unclear'], 0, '1 fine, 1 to look at in a browser, 0 wrong'],
  [['fine', 'fault'], 1, '1 fine, 0 to look at in a browser, 1 wrong'],
  [['fine', 'unreached'], 1, '1 fine, 0 to look at in a browser, 1 wrong'],
  [['unreached', 'unreached'], 2, 'No network: no partner could be reached, so none was checked.'],
])('%j: exit code %i, %s', (verdicts, exitCode, lastLine) => {
  const { text, ...rest } = outcome(verdicts);
  expect(rest).toEqual({ exitCode });
  expect(text.split('\n').at(-1)).toBe(lastLine);
});

test('a link to a closed program is wrong, with a network and without one', () => {
  const link = '/blog: blog_a_b leads to Oldstay (closed)';
  for (const verdict of ['fine', 'unreached'] as const) {
    const { text, exitCode } = outcome([verdict], [link]);
    expect(exitCode).toBe(1);
    expect(text.split('\n')).toContain(link);
  }
});

test('each answer is a line with its verdict, host, name and what was found', () => {
  const lines = outcome(['fine', 'unreached'], ['one link', 'another']).text.split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['host', 'what', 'answer'],
    ['fine', 'partner.example', 'Partner, linked as x', 'what was found'],
    ['fault', 'partner.example', 'Partner, linked as x', 'what was found'],
    [''],
    ['one link'],
    ['another'],
    ['1 fine, 0 to look at in a browser, 3 wrong'],
  ]);
  expect(outcome(['unreached']).text).toMatch(/^No network/);
});

test('what is printed names the host, and not the address with its account values', () => {
  const { text } = outcome(['fine']);
  expect(text).toContain('partner.example');
  expect(text).not.toContain('123456');
});

const LISTED = '- Partner, linked as x: partner.example (what was found)';
test.each<
  [what: string, verdict: Verdict, listed: Verdict[], links: string[], text: string, exitCode: number]
>([
  ['nothing to report', 'fault', [], [], '', 0],
  ['an address', 'fine', ['fault'], [], LISTED, 1],
  ['an address and a link', 'fine', ['fault'], ['a link'], `${LISTED}\n- a link`, 1],
  ['no network', 'unreached', [], [], 'No network: no partner could be reached, so none was checked.', 2],
])('a run that counts failures with %s', (_what, verdict, listed, links, text, exitCode) => {
  expect(countedOutcome([answer(verdict)], listed.map(answer), links)).toEqual({ text, exitCode });
});
