import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, stringify } from 'yaml';
import DealsPage from '@/app/deals/page';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { contentCopy } from '@/__tests__/support/content-copy';

const env = process.env;
afterEach(() => (process.env = env));

test('on a site with one deal of each kind, the ledger links to the pages of all kinds instead of further deals', () => {
  const directory = contentCopy();
  for (const { file, kind } of DEAL_LISTS) {
    const full = path.join(directory, file);
    const isFirst = DEAL_LISTS.find((list) => list.kind === kind)?.file === file;
    writeFileSync(full, stringify(parse(readFileSync(full, 'utf8')).slice(0, isFirst ? 1 : 0)));
  }
  process.env = { ...env, CONTENT_DIRECTORY: directory };
  const further = renderToStaticMarkup(<DealsPage />).split('>More of each kind</h2>')[1] ?? '';
  const list = further.slice(0, further.indexOf('</ul>'));
  const links = Array.from(list.matchAll(/ href="([^"]+)"/g), ([, href]) => href);
  expect(links).toEqual(['/flights', '/flight-hotel', '/hotels', '/transfers']);
});
