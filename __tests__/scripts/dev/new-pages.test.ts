import { isGone } from '@/scripts/dev/gone-pages';
import { NewPages } from '@/scripts/dev/new-pages';

const pathsOf = (...paths: readonly string[]) => new Map(paths.map((path) => [path, '']));

test('texts and lists that are not there are gone; feeds and pages of the site itself are for Next to know', () => {
  const paths = pathsOf('/', '/house-rules', '/blog', '/blog/packing', '/blog/tag/trains');
  const gone = [
    '/nowhere',
    '/blog/unpacking',
    '/blog/tag/ships',
    '/blog/category/trains',
    '/blog/series/nothing',
    '/blog/author/nobody/page/2',
    '/blog/author/nobody/page/12',
    '/blog/tag',
    '/destinations/nowhere',
  ];
  const not = [
    ...['/', '/house-rules', '/blog', '/blog/packing', '/blog/tag/trains', '/blog/tag/trains/page/2'],
    ...['/blog/page/2', '/blog/feed.xml', '/blog/category/trains/feed.xml', '/llms.txt'],
    ...['/_next/data/nowhere', '/_next/static/blog/nowhere'],
  ];
  expect([...gone, ...not].filter((path) => isGone(path, paths))).toEqual(gone);
});

test('Next is waited for with a new page, again when it has failed, and again when the page was gone meanwhile', async () => {
  const statuses: number[] = [];
  const asked: string[] = [];
  const pages = new NewPages(['/blog'], async (path) => {
    asked.push(path);
    return statuses.shift() ?? 200;
  });
  const settle = async (path: string, paths: ReadonlyMap<string, string>) => {
    asked.length = 0;
    await pages.settle(path, paths);
    return asked.length;
  };
  const [before, after] = [pathsOf('/blog'), pathsOf('/blog', '/blog/packing')];
  expect(await settle('/blog', after)).toBe(0);
  expect(await settle('/blog/packing', before)).toBe(0);
  statuses.push(404, 404, 500);
  expect(await settle('/blog/packing', after)).toBe(3);
  expect(await settle('/blog/packing', after)).toBe(1);
  expect(await settle('/blog/packing', after)).toBe(0);
  expect(await settle('/blog/packing', before)).toBe(0);
  expect(await settle('/blog/packing', after)).toBe(1);
});

test('Next that never has a page is asked for a minute, and again with the next request', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const pages = new NewPages([], async () => {
    asked += 1;
    return 404;
  });
  const isSettled = async (milliseconds: number) => {
    let settled = false;
    const settling = pages.settle('/blog/packing', pathsOf('/blog/packing')).then(() => (settled = true));
    await jest.advanceTimersByTimeAsync(milliseconds);
    const before = settled;
    await jest.advanceTimersByTimeAsync(60_000);
    await settling;
    return before;
  };
  try {
    expect(await isSettled(59_000)).toBe(false);
    expect(asked).toBeGreaterThan(100);
    asked = 0;
    expect(await isSettled(61_000)).toBe(true);
    expect(asked).toBeGreaterThan(100);
  } finally {
    jest.useRealTimers();
  }
});
