import { countStrikes, type Strikes } from '@/scripts/links/strikes';
import type { Answer } from '@/scripts/partners/ask';

const answer = (path: string, verdict: Answer['verdict']): Answer => ({
  target: { use: 'source', name: `a.md:1`, url: new URL(path, 'https://a.example') },
  verdict,
  says: 'HTTP 404',
});
const day = (number: number) => `2026-11-0${number}`;

test('an address is broken after three failures in a row, new only the third time, and begins anew after an answer', () => {
  let strikes: Strikes = {};
  const seen: string[] = [];
  const verdicts = ['fault', 'unreached', 'fault', 'fault', 'fine', 'fault'] as const;
  for (const [index, verdict] of verdicts.entries()) {
    const answers = [answer('/page?marker=1', verdict), answer('/other', 'fine')];
    const judged = countStrikes(strikes, answers, day(index + 1));
    strikes = judged.strikes;
    seen.push(judged.broken.map((each) => (judged.isNew(each) ? 'new' : 'known')).join());
  }
  expect(seen).toEqual(['', '', 'new', 'known', '', '']);
  expect(strikes).toEqual({ 'https://a.example/page': { failures: 1, since: '2026-11-06' } });
});

test('hosts that only refuse programs are not counted, nor is a run without a network', () => {
  const before: Strikes = { 'https://a.example/b': { failures: 2, since: '2026-10-01' } };
  expect(countStrikes({}, [answer('/a', 'unclear'), answer('/b', 'fine')], day(1)).strikes).toEqual({});
  expect(countStrikes(before, [answer('/b', 'unreached')], day(1))).toMatchObject({
    strikes: before,
    broken: [],
  });
});
