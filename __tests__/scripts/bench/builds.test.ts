import { buildsReport } from '../../../scripts/bench/builds-report';
import { stepsIn, type BuildResult } from '../../../scripts/bench/measure-builds';
import { familyOf, parseStatus, type Memory } from '../../../scripts/bench/process-memory';
import { parseTimes, runMeasured, type Cost } from '../../../scripts/bench/run-measured';
import { UserError } from '@/scripts/command/command';

describe('a program', () => {
  test('is timed with all that it starts', async () => {
    const spin = `node -e "const end = Date.now() + 300; while (Date.now() < end);"`;
    expect((await runMeasured('.', spin)).cpu).toBeGreaterThan(0);
  });

  test('that fails is named with what it said last', async () => {
    const failing = runMeasured('.', 'echo no such page >&2; exit 3');
    await expect(failing).rejects.toThrow(
      new UserError("'echo no such page >&2; exit 3' failed:\nno such page"),
    );
  });
});

test('the steps of a build are those that it tells', () => {
  const said = 'Check of the content: 1.2 s\nPages kept: 7 of 9\n✓ Compiled in 3.0 s\nNext: 12.0 s\n';
  expect([...stepsIn(said)]).toEqual([
    ['Check of the content', 1.2],
    ['Next', 12],
  ]);
});

test('processor time is that of what the shell waited for', () => {
  expect(parseTimes('0m0.010s 0m0.020s\n1m2.500s 0m1.250s\n')).toBeCloseTo(63.75);
});

describe('memory', () => {
  const status = (pid: number, parent: number) =>
    parseStatus(`Name:\tnode\nPid:\t${pid}\nPPid:\t${parent}\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n`);

  test('is read in bytes; a process that has ended holds none', () => {
    expect(status(7, 1)).toEqual({ pid: 7, parent: 1, resident: 1_048_576, peak: 2_097_152 });
    expect(parseStatus('Name:\tnode\nState:\tZ (zombie)\nPid:\t8\nPPid:\t7\n')).toMatchObject({
      resident: 0,
    });
  });

  test('is that of a process and all below it', () => {
    const all = [status(1, 0), status(5, 1), status(7, 5), status(9, 7), status(6, 1)];
    expect(familyOf(5, all).map(({ pid }) => pid)).toEqual([5, 7, 9]);
  });
});

const result = (articles: number, wall: number, memory?: Memory): BuildResult => {
  const build = (seconds: number): Cost => ({
    wall: seconds,
    cpu: seconds * 2,
    memory,
    said: `Next: ${seconds / 2} s`,
  });
  return {
    articles,
    builds: { cold: build(wall), edited: build(wall / 4), added: build(wall / 2), unchanged: build(1) },
    largestPage: { page: '/blog', bytes: 50_000 },
    files: articles * 8,
  };
};

test('the report sets builds, sizes and other generators side by side and says how they grow', () => {
  const results = [
    result(1000, 10, { largest: 1e9, together: 2e9 }),
    result(5000, 40, { largest: 4e9, together: 8e9 }),
  ];
  const cost = { wall: 6.3, cpu: 7, memory: undefined, said: '' };
  const report = buildsReport('Measured here.', results, [{ name: 'Eleventy', articles: 1000, cost }]);
  expect(report).toContain('| 5,000 | cold | 40.0 | 80.0 | 4,000 | 8,000 |');
  expect(report).toContain('| 5,000 | edited | 10.0 | 20.0 | 4,000 | 8,000 |');
  expect(report).toContain('| 5,000 | 40,000 | 50,000 (/blog) |');
  expect(report).toContain('| Eleventy | 1,000 | 6.3 | 7.0 | – |');
  expect(report).toContain(
    '| 1,000 to 5,000 | 5.00× | 4.00× | 4.00× | 4.00× | 1.00× | 4.00× | 1.00× | 5.00× |',
  );
  expect(report).toContain('| Next | 5.0 | 20.0 |');
});

test('where the system tells nothing of memory, the report has a dash', () => {
  expect(buildsReport('', [result(12, 1)])).toContain('| 12 | cold | 1.0 | 2.0 | – | – |');
});
