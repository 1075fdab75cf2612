import { loadFurtherReading } from '@/lib/articles/further-reading';
import { loadArticleList } from '@/lib/articles/article-list';
import { topicSlugs } from '@/lib/articles/blog-lists';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadSeries } from '@/lib/articles/series';
import { articleMarkdown, llmsText } from '@/lib/seo/plain-markdown';
import { articleGraph } from '@/lib/seo/structured-data';
import { loadPictures } from '@/lib/site/pictures';
import { testMistakes } from '@/__tests__/support/content-copy';

const find = (slug: string) => {
  const article = loadMagazine().bySlug.get(slug);
  if (!article) throw new Error(slug);
  return article;
};

test('a series has its articles in its own order, and no page without any', () => {
  const list = loadArticleList('series', 'left-of-the-ferry');
  expect(list?.cards.map(({ slug }) => slug)).toEqual(['night-trains', 'light-bags']);
  expect(list).toMatchObject({
    text: 'Walks that begin where others follow the crowd.',
    count: 'A series in 2 parts',
  });
  expect(topicSlugs('series')).toEqual(['left-of-the-ferry']);
});

test('the articles of a series lead to each other first, and name no article twice', () => {
  const first = loadFurtherReading(find('night-trains'));
  expect(first[0]).toMatchObject({
    slug: 'light-bags',
    title: 'One light bag for a long week',
    reason: 'Next in the series',
  });
  const last = loadFurtherReading(find('light-bags'));
  expect(last[0]).toMatchObject({ slug: 'night-trains', reason: 'Previous in the series' });
  for (const readings of [first, last]) {
    const slugs = readings.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('structured data has all authors, and the series with the place in it', () => {
  const site = { name: 'Site', description: '', social: {} };
  const [one, two] = ['harbor-walks', 'light-bags'].map((slug) => articleGraph(site, find(slug), []));
  expect(one?.['@graph'][0]).toMatchObject({ author: { name: 'Zoë Ångström' } });
  expect(one?.['@graph'][0]).not.toHaveProperty('isPartOf');
  expect(two?.['@graph'][0]).toMatchObject({
    author: [{ name: 'Pip Underhill' }, { name: 'Zoë Ångström' }],
    isPartOf: { '@type': 'CreativeWorkSeries', name: 'Left of the ferry' },
    position: 2,
  });
});

test('Markdown for programs names authors and series', () => {
  expect(articleMarkdown(find('light-bags'), loadPictures())).toMatch(
    /\nBy Pip Underhill and Zoë Ångström, April 2, 2024\. Part 2 of \[Left of the ferry\]\(.*\/blog\/series\/left-of-the-ferry\)\. http/,
  );
  expect(llmsText()).toMatch(/## Series\n\n- \[Left of the ferry\]\(.*\): Night trains: .*; One light bag/);
});

testMistakes(
  'series.yaml',
  loadSeries,
  `
- name: Nothing yet => - nam: Nothing yet => 1.name: the name of a series
- name: Nothing yet => - name: Left Of The Ferry => 1.name: a name of its own
description: It has => described: It has => 1.described:
`.trim(),
);
