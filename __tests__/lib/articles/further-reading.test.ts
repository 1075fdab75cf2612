import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFurtherReading } from '@/lib/articles/further-reading';
import { loadMagazine } from '@/lib/articles/magazine';
import { withFreshMemo } from '@/lib/site/memoize';
import { contentCopy } from '@/__tests__/support/content-copy';

/* Where a reader may go on, and why. */

/** As a build has it, which reads each article once. */
const readingsOf = (slug: string) =>
  withFreshMemo(() => {
    const article = loadMagazine().bySlug.get(slug);
    if (!article) throw new Error(slug);
    return loadFurtherReading(article).map((reading) => `${reading.slug}: ${reading.reason}`);
  });

test('the neighbors in a series come first, then what is like it, then the neighbors in time; each once', () => {
  expect(readingsOf('night-trains')).toEqual([
    'light-bags: Next in the series',
    'harbor-walks: Destinations',
  ]);
  expect(readingsOf('light-bags')).toEqual([
    'night-trains: Previous in the series',
    'harbor-walks: Destinations',
  ]);
});

test('an article outside of any series has what is like it first, also if it is a neighbor in time', () => {
  expect(readingsOf('harbor-walks')).toEqual(['light-bags: Travel Tips', 'night-trains: Transportation']);
});

test('both neighbors in a series leave room for one article like it; then come the neighbors in time', () => {
  const directory = contentCopy();
  const write = (slug: string, publishDate: string, more: string) =>
    writeFileSync(
      path.join(directory, 'blog', `${slug}.md`),
      `---\ntitle: About ${slug}\nslug: ${slug}\nexcerpt: All about ${slug}.\nauthor: Ada Quill\npublishDate: ${publishDate}\nimage: purse\n${more}\n---\n\nText.\n`,
    );
  const part = (number: number) =>
    `category: Hotels\ntags: [inns]\nseries: Left of the ferry\npart: ${number}`;
  write('like-it', '2024-07-01', 'category: Budget Travel\ntags: [inns]');
  write('also-like-it', '2024-07-02', 'category: Budget Travel\ntags: [inns]');
  write('part-three', '2024-08-01', part(3));
  write('day-before', '2024-09-01', 'category: Solo Travel\ntags: [alone]');
  write('part-four', '2024-09-02', part(4));
  write('day-after', '2024-09-03', 'category: Solo Travel\ntags: [alone]');
  write('part-five', '2024-10-01', part(5));
  const content = process.env.CONTENT_DIRECTORY;
  process.env.CONTENT_DIRECTORY = directory;
  try {
    expect(readingsOf('part-four')).toEqual([
      'part-five: Next in the series',
      'part-three: Previous in the series',
      'also-like-it: Budget Travel',
      'day-before: Older',
      'day-after: Newer',
    ]);
  } finally {
    process.env.CONTENT_DIRECTORY = content;
  }
});
