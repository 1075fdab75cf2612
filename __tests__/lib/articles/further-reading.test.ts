import { loadFurtherReading } from '@/lib/articles/further-reading';
import { loadMagazine } from '@/lib/articles/magazine';
import { withFreshMemo } from '@/lib/site/memoize';

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
