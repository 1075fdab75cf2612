import { parse } from 'parse5';
import { diagnosticsPage } from '@/scripts/dev/diagnostics-page';
import { attribute, elements, rawText, textOf } from '@/scripts/html/elements';

const diagnostic = (file: string, found = "'cheap'") => ({
  ...{ file, line: 2, column: 7, field: 'tags.0', found, expected: 'a tag' },
});
const all = (html: string) => [...elements(parse(html))];
const texts = (html: string, ...names: readonly string[]) =>
  all(html)
    .filter(({ tagName }) => names.includes(tagName))
    .map(textOf);

test('a writer reads how many mistakes there are, and of each where it is, what was found and what is expected', () => {
  const page = diagnosticsPage([diagnostic('a.md'), diagnostic('b.md', 'nothing')], '7');
  expect(texts(page, 'title', 'h1', 'p', 'code', 'dt', 'dd')).toEqual([
    '2 mistakes in 2 content files',
    '2 mistakes in 2 content files',
    'Fix the mistakes and save: the page then comes back automatically.',
    ...['a.md:2:7', 'Found', "'cheap'", 'Expected', 'a tag'],
    ...['b.md:2:7', 'Found', 'nothing', 'Expected', 'a tag'],
  ]);
  expect(texts(page, 'li')[0]).toMatch(/^a\.md:2:7 tags\.0 Found/);
});

test('of one mistake the page says so', () => {
  expect(texts(diagnosticsPage([diagnostic('a.md')], '7'), 'h1', 'p')).toEqual([
    '1 mistake in 1 content file',
    'Fix the mistake and save: the page then comes back automatically.',
  ]);
});

test('what was found is shown and not run', () => {
  const evil = '<script>alert(1)</script>';
  const page = diagnosticsPage([diagnostic(`${evil}.md`, evil)], '7');
  expect(texts(page, 'script')).toHaveLength(1);
  expect(texts(page, 'dd')[0]).toBe(evil);
});

/** What the page's script does with a browser that is looked at, or not. */
function runScript(page: string) {
  const asked: string[] = [];
  const heard = new Map<string, () => void>();
  let reloads = 0;
  let open = 0;
  class EventSource {
    constructor(address: string) {
      asked.push(address);
      open += 1;
    }
    addEventListener = (name: string, listener: () => void) => void heard.set(name, listener);
    close = () => void (open -= 1);
  }
  const document = {
    hidden: false,
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
  };
  const [script] = all(page).filter(({ tagName }) => tagName === 'script');
  new Function('EventSource', 'document', 'location', rawText(script!))(EventSource, document, {
    reload: () => (reloads += 1),
  });
  return {
    asked,
    document,
    fire: (name: string) => heard.get(name)?.(),
    count: () => ({ open, reloads }),
  };
}

test('the page loads anew with the next save, and listens for it only while somebody looks', () => {
  const { asked, document, fire, count } = runScript(diagnosticsPage([diagnostic('a.md')], '7'));
  expect(asked).toEqual(['/__preview-events?version=7']);
  fire('message');
  expect(count()).toEqual({ open: 1, reloads: 1 });
  document.hidden = true;
  fire('visibilitychange');
  expect(count()).toEqual({ open: 0, reloads: 1 });
  document.hidden = false;
  fire('visibilitychange');
  expect([asked.length, count().open]).toEqual([2, 1]);
});

test('the page is told to be English, in UTF-8 and as wide as a phone', () => {
  const page = all(diagnosticsPage([diagnostic('a.md')], '7'));
  const values = (name: string) => page.flatMap((element) => attribute(element, name) ?? []);
  expect([values('lang'), values('charset'), values('content')]).toEqual([
    ['en'],
    ['utf-8'],
    ['width=device-width'],
  ]);
});
