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
    [
      'See [the law](https://law.example/a#art-2), [again](https://law.example/a) and [ours](/blog).',
      '[plain](HTTP://plain.example/) and [a search](/blog?from=https://search.example)',
      '![A map](https://pictures.example/map.jpg)',
      '[mistyped](https://[) and [without a host](http://)',
      '[mail](mailto:a@b.example) and [once more](https://law.example/a)\n',
    ].join('\n\n'),
  );
  const added = outsideLinks(directory).filter(
    ({ url }) => !before.some((known) => known.url.href === url.href),
  );
  expect(new Set(added.map(({ use }) => use))).toEqual(new Set(['source']));
  expect(added.map(({ name, url }) => `${path.basename(name)} ${url.href}`)).toEqual([
    `house-rules.md:${lines} https://law.example/a`,
    `house-rules.md:${lines + 2} http://plain.example/`,
  ]);
});
