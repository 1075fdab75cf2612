import { deskSchema } from '@/lib/site/desk';

const GITHUB = { backend: 'github', repo: 'wayfarer/site' };
const GITLAB = { backend: 'gitlab', repo: 'group/sub.group/way_farer-1' };

test.each([
  [{ backend: 'test' }, {}],
  [GITHUB, { branch: 'main', review: false }],
  [{ ...GITHUB, branch: 'live', review: true, auth: 'https://sign-in.example' }, {}],
  [GITLAB, { branch: 'main', review: false }],
  [{ ...GITLAB, branch: 'live', review: true, app: 'abc' }, {}],
])('the desk may be %j', (settings, defaults) => {
  expect(deskSchema.parse(settings)).toEqual({ ...settings, ...defaults });
});

const REPO = 'the repository of the site, such as example/farewind';
test.each<readonly [object, string]>([
  ...['wayfarer', 'wayfarer/', '/site', 'https://host.example/way/farer', 'a b/c', 'a/b c', 7].map(
    (repo) => [{ ...GITHUB, repo }, REPO] as const,
  ),
  [{ ...GITHUB, branch: '' }, 'the branch that the site is built from, such as main'],
  [{ ...GITHUB, review: 'often' }, 'true or false'],
  [
    { ...GITHUB, auth: 'https://sign-in.example/path' },
    'the server that signs writers in (https://github.com/sveltia/sveltia-cms-auth), without a path, or no such line',
  ],
  [{ ...GITLAB, app: '' }, 'the id of the application in GitLab, or no such line'],
  [{ ...GITHUB, app: 'abc' }, 'one of backend, repo, branch, review, auth'],
  [{ ...GITHUB, backend: 'other' }, '{ backend: … } with github, gitlab or test, or no such field'],
])('the desk %j is reported as %s', (settings, expected) => {
  expect(deskSchema.safeParse(settings).error?.issues.map(({ message }) => message)).toEqual([expected]);
});
