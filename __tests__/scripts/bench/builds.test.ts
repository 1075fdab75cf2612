import { buildsReport } from '../../../scripts/bench/builds-report';
import { familyOf, parseStatus } from '../../../scripts/bench/process-memory';
import { parseTimes, runStage } from '../../../scripts/bench/run-stage';
import { UserError } from '@/scripts/command/command';

describe('a stage', () => {
  test('is timed with all that it starts', async () => {
    const spin = `node -e "const end = Date.now() + 300; while (Date.now() < end);"`;
    expect((await runStage('.', spin)).cpu).toBeGreaterThan(0);
  });

  test.each([
    ['echo --import tsx scripts/export/complete-export.ts', 'complete-export'],
    ['echo next build', 'echo next build'],
  ])('of %s is called %s', async (command, name) => {
    expect((await runStage('.', command)).name).toBe(name);
  });

  test('that fails is named with what it said last', async () => {
    const failing = runStage('.', 'echo no such page >&2; exit 3 # export.ts');
    await expect(failing).rejects.toThrow(new UserError('The build stopped in export:\nno such page'));
  });
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

test('the report sets sizes side by side and says how they grow', () => {
  const stage = (wall: number) => ({
    name: 'next build',
    wall,
    cpu: wall * 2,
    memory: { largest: wall * 1e8, together: wall * 2e8 },
  });
  const result = (articles: number, wall: number) => ({
    articles,
    cold: [stage(wall)],
    warm: [stage(wall / 2)],
    largestPage: { page: '/blog', bytes: 50_000 },
    files: articles * 8,
  });
  const report = buildsReport('Measured here.', [result(1000, 10), result(5000, 40)]);
  expect(report).toContain('| 5,000 | 40.0 | 80.0 | 20.0 | 4,000 | 8,000 | 50,000 (/blog) | 40,000 |');
  expect(report).toContain('| 1,000 to 5,000 | 5.00× | 4.00× | 4.00× | 4.00× | 1.00× | 5.00× |');
  expect(report).toContain('| next build | 10.0, 1,000 | 40.0, 4,000 |');
});

test('where the system tells nothing of memory, the report has a dash', () => {
  const stage = { name: 'post-process', wall: 1, cpu: 1, memory: undefined };
  const result = {
    articles: 12,
    cold: [stage],
    warm: [stage],
    largestPage: { page: '/', bytes: 1 },
    files: 1,
  };
  expect(buildsReport('', [result])).toContain('| 12 | 1.0 | 1.0 | 1.0 | – | – | 1 (/) | 1 |');
});
