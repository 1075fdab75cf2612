import { z } from 'zod';
import { fields, line } from '@/lib/source/field-rules';
import { serverOrigin } from './server-origin';

const repoRule = 'the repository of the site, such as example/farewind';
const repo = z.string(repoRule).regex(/^[\w.-]+(?:\/[\w.-]+)+$/, repoRule);
const branch = line('the branch that the site is built from, such as main').default('main');
const reviewRule = 'true or false';
const review = z.boolean(reviewRule).default(false);
const authRule =
  'the server that signs writers in (https://github.com/sveltia/sveltia-cms-auth), without a path, or no such line';

const github = fields({
  backend: z.literal('github'),
  repo,
  branch,
  /** Every change is a pull request. */
  review,
  auth: serverOrigin(authRule).optional(),
});
const gitlab = fields({
  backend: z.literal('gitlab'),
  repo,
  branch,
  review,
  app: line('the id of the application in GitLab, or no such line').optional(),
});
/** A repository in the browser's memory, for trying the desk. */
const test = fields({ backend: z.literal('test') });

/** `desk` of `content/site.yaml`. Without it, the site has no `/admin`. */
export const deskSchema = z.discriminatedUnion(
  'backend',
  [github, gitlab, test],
  '{ backend: … } with github, gitlab or test, or no such field',
);

/** The backend in which the desk stores the work of writers. */
export type Desk = z.infer<typeof deskSchema>;
