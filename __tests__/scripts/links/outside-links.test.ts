import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outsideLinks } from '@/scripts/links/outside-links';
import { contentCopy } from '@/__tests__/support/content-copy';

test('links of articles and texts to other hosts, each address once, with file and line', () => {
  const directory = contentCopy();
  const before = outsideLinks(directory);
  const page = path.join(directory, 'pages/house-rules.md');
  const lines = readFileSync(page, 'utf8').split('\n').length;
  appendFileSync(
    page,
    'See [the law](https://law.example/a#art-2), [again](https://law.example/a) and [ours](/blog).\n\n[mail](mailto:a@b.example)\n',
  );
  const added = outsideLinks(directory).filter(
    ({ url }) => !before.some((known) => known.url.href === url.href),
  );
  expect(added.map(({ name, url }) => `${path.basename(name)} ${url.href}`)).toEqual([
    `house-rules.md:${lines} https://law.example/a`,
  ]);
});
