import { z } from 'zod';
import { fields, line } from '@/lib/source/field-rules';
import { serverOrigin } from './server-origin';

/** When a page loads the comments from the provider: on a click, or when the reader scrolls near them. */
const loadRule = 'press or visible';
const load = z.enum(['press', 'visible'], loadRule).default('press');
const repoRule = 'the repository with the discussions, such as example/comments';
const idRule = 'the id that giscus.app shows for it';
const giscusId = z.string(idRule).regex(/^[\w=-]+$/, idRule);
const server = serverOrigin(
  'the server of the comments, such as https://comments.example.com, without a path',
);
const siteRule = 'the id of the site at Remark42 (SITE), such as farewind';

/** https://giscus.app shows all four values after you choose a repository. */
const giscus = fields({
  provider: z.literal('giscus'),
  repo: z.string(repoRule).regex(/^[\w-]+\/[\w.-]+$/, repoRule),
  repoId: giscusId,
  category: line('the name of the category of the discussions, such as Announcements'),
  categoryId: giscusId,
  load,
});
/** https://remark42.com/docs/getting-started/installation/ */
const remark42 = fields({
  provider: z.literal('remark42'),
  server,
  site: z.string(siteRule).regex(/^[\w-]+$/, siteRule),
  load,
});
/** https://isso-comments.de/docs/guides/quickstart/ */
const isso = fields({ provider: z.literal('isso'), server, load });

/** `comments` of `content/site.yaml`. Without it, comments stay in the browser tab of the visitor who writes them (product 4.3). */
export const commentServiceSchema = z.discriminatedUnion(
  'provider',
  [giscus, remark42, isso],
  '{ provider: … } with giscus, remark42 or isso, or no such field',
);

/** The service that stores the comments. */
export type CommentService = z.infer<typeof commentServiceSchema>;

const NAMES = { giscus: 'giscus', remark42: 'Remark42', isso: 'Isso' } as const;

/** The provider's name as readers know it. */
export const commentProvider = ({ provider }: CommentService): string => NAMES[provider];

/** The origin that serves the comments. */
export const commentOrigin = (service: CommentService): string =>
  service.provider === 'giscus' ? 'https://giscus.app' : service.server;

/** The data of an article that comment providers need. */
interface CommentedPage {
  /** Its path without the base path. This names its thread, so that the thread is kept when the site moves. */
  readonly path: string;
  /** Its absolute address. */
  readonly address: string;
  readonly excerpt: string;
}

/** What the script of a page needs to show the comments of an article (`components/article/show-comments.ts`). */
interface CommentPlan {
  /** Address of the frame or the script. */
  readonly src: string;
  /** The provider's id for the site. */
  readonly site?: string;
  /** The provider's id for the page, if the address does not identify it. */
  readonly page?: string;
}

/** The comments of an article at their provider. */
export function commentPlan(service: CommentService, { path, address, excerpt }: CommentedPage): CommentPlan {
  const origin = commentOrigin(service);
  switch (service.provider) {
    case 'giscus': {
      // The parameters that giscus' own script derives from its settings: https://github.com/giscus/giscus/blob/main/client.ts
      const parameters = new URLSearchParams({
        repo: service.repo,
        repoId: service.repoId,
        category: service.category,
        categoryId: service.categoryId,
        term: path.slice(1),
        strict: '1',
        reactionsEnabled: '1',
        emitMetadata: '0',
        inputPosition: 'top',
        description: excerpt,
        backLink: address,
      });
      return { src: `${origin}/en/widget?${parameters}` };
    }
    case 'remark42':
      return { src: `${origin}/web/embed.js`, site: service.site, page: address };
    case 'isso':
      return { src: `${origin}/js/embed.min.js`, page: path };
  }
}
