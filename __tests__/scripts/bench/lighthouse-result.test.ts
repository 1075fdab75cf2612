import { NoResultError, readLighthouse } from '../../../scripts/bench/lighthouse-result';
import { lighthouseReport } from './made-up-report';

test('metrics, scores and the weight of the site itself', () => {
  const run = readLighthouse(JSON.stringify(lighthouseReport()));
  expect(run).toMatchObject({ fcp: 700, lcp: 900, tbt: 12, cls: 0.01 });
  expect(run).toMatchObject({ requests: 2, bytes: 1500, outside: 1 });
  expect(run.scores).toEqual({ performance: 99, accessibility: 96, 'best-practices': 100, seo: 100 });
});

test('an audit is reported when it costs points: not one without weight, one that passed or one that does not apply', () => {
  const { failures } = readLighthouse(JSON.stringify(lighthouseReport()));
  expect(failures).toEqual([
    { category: 'performance', id: 'total-blocking-time', finding: 'Total Blocking Time: 10 ms' },
    { category: 'accessibility', id: 'color-contrast', finding: 'Colors do not contrast' },
  ]);
});

test.each([
  ['<img src="x">', true],
  ['<p>', false],
])('%s as the largest paint', (snippet, paintsPicture) => {
  expect(readLighthouse(JSON.stringify(lighthouseReport({ snippet }))).paintsPicture).toBe(paintsPicture);
});

test('a page that Lighthouse could not load has no result, but its message', () => {
  const report = { ...lighthouseReport(), runtimeError: { code: 'NO_FCP', message: 'Nothing was painted.' } };
  expect(() => readLighthouse(JSON.stringify(report))).toThrow(NoResultError);
  expect(() => readLighthouse(JSON.stringify(report))).toThrow('Nothing was painted.');
});
