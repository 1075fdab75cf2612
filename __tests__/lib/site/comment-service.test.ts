import { loadProviders } from '@/lib/articles/providers';
import { commentPlan } from '@/lib/site/comment-service';
import { loadSite } from '@/lib/site/load-site';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

const GISCUS =
  'provider: giscus, repo: wayfarer/comments, repoId: R_1, category: News & more, categoryId: DIC_1';
const PAGE = {
  path: '/blog/harbor-walks',
  address: 'https://wayfarer.example/base/blog/harbor-walks',
  excerpt: 'Three walks.',
};

test.each([
  [GISCUS, ['giscus', { frame: ['https://giscus.app'] }], {}],
  [
    "provider: remark42, server: 'https://talk.example', site: wayfarer, load: press",
    ['Remark42', { script: ['https://talk.example'], frame: ['https://talk.example'] }],
    { src: 'https://talk.example/web/embed.js', site: 'wayfarer', page: PAGE.address },
  ],
  [
    "provider: isso, server: 'https://talk.example', load: visible",
    [
      'Isso',
      {
        script: ['https://talk.example'],
        style: ['https://talk.example'],
        connect: ['https://talk.example'],
      },
    ],
    { src: 'https://talk.example/js/embed.min.js', page: PAGE.path },
  ],
])('comments are kept where the operator says: %s', (settings, [name, hosts], plan) => {
  const { directory } = contentWith('site.yaml', ['social:', `comments: { ${settings} }\nsocial:`]);
  const comments = loadProviders(directory).filter(({ purpose }) => purpose === 'comments');
  expect(comments).toEqual([{ name, purpose: 'comments', hosts }]);
  const service = loadSite(directory).comments!;
  expect(service.load).toBe(settings.includes('visible') ? 'visible' : 'press');
  expect(commentPlan(service, PAGE)).toMatchObject(plan);
});

test('the address of a giscus frame names the repository, and the thread by the path', () => {
  const { directory } = contentWith('site.yaml', ['social:', `comments: { ${GISCUS} }\nsocial:`]);
  const { searchParams } = new URL(commentPlan(loadSite(directory).comments!, PAGE).src);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ repo: 'wayfarer/comments', repoId: 'R_1', category: 'News & more', categoryId: 'DIC_1' },
    ...{ term: 'blog/harbor-walks', backLink: PAGE.address, description: PAGE.excerpt },
    // A thread of exactly this name, reactions, no messages to the page, the field above the comments.
    ...{ strict: '1', reactionsEnabled: '1', emitMetadata: '0', inputPosition: 'top' },
  });
});

test('without a provider no host is allowed for comments', () => {
  expect(loadProviders().map(({ purpose }) => purpose)).not.toContain('comments');
});

testMistakes(
  'site.yaml',
  loadSite,
  `
social: => comments: { provider: disqus }⏎social: => comments.provider: { provider: … } with giscus, remark42 or isso
social: => comments: giscus⏎social: => comments: { provider: … } with giscus, remark42 or isso
social: => comments: { provider: giscus, repo: comments, repoId: R_1, category: A, categoryId: D }⏎social: => comments.repo: the repository with the discussions
social: => comments: { provider: giscus, repo: 'https://github.com/a/b', repoId: R_1, category: A, categoryId: D }⏎social: => comments.repo: the repository with the discussions
social: => comments: { provider: giscus, repo: a/b/c, repoId: R_1, category: A, categoryId: D }⏎social: => comments.repo: the repository with the discussions
social: => comments: { provider: giscus, repo: a/b, repoId: R_1, category: '', categoryId: D }⏎social: => comments.category: the name of the category of the discussions
social: => comments: { provider: remark42, server: 'https://a.example', site: my site }⏎social: => comments.site: the id of the site at Remark42
social: => comments: { provider: giscus, repo: a/b, repoId: R 1, category: A, categoryId: D }⏎social: => comments.repoId: the id that giscus.app shows
social: => comments: { provider: giscus, repo: a/b, repoId: R_1, category: A }⏎social: => comments.categoryId: the id that giscus.app shows
social: => comments: { provider: isso, server: 'https://a.example/isso' }⏎social: => comments.server: the server of the comments
social: => comments: { provider: remark42, server: 'https://a.example' }⏎social: => comments.site: the id of the site at Remark42
social: => comments: { provider: isso, server: 'https://a.example', load: later }⏎social: => comments.load: press or visible
social: => comments: { provider: isso, server: 'https://a.example', theme: dark }⏎social: => comments.theme: one of provider, server, load
`,
);
