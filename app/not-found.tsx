import type { Metadata } from 'next';
import { MissingPage } from '@/components/shell/missing-page.client';
import { Notice } from '@/components/shell/notice';
import { PageLink } from '@/components/ui/page-link';
import { loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';
import { Shell } from './shell';

// `MissingPage` titles the tab: only the browser knows what was asked for.
export const metadata: Metadata = {
  title: null,
  description: 'There is nothing at this address. The home page and the blog lead on.',
};

/**
 * The 404 page, with both of its texts: a static host serves one file for many addresses, and the start-up script shows the
 * text that fits. The build makes a second file of it that shows the other text without scripts, for hosts that can serve it
 * for missing articles (`scripts/export/missing-pages.ts`). The rest of the hosts get the general words, which hold for a
 * missing article, too.
 */
export default function NotFound() {
  const { name } = loadSite();
  const pageTitle = `Page not found | ${name}`;
  const postTitle = `Blog Post Not Found | ${name}`;
  return (
    <Shell page="not-found">
      <Notice>
        <MissingPage pageTitle={pageTitle} postTitle={postTitle} />
        {/* The log entry and the tab's title do not wait for React. */}
        <h1 data-runs="missing" data-page-title={pageTitle} data-post-title={postTitle}>
          <span data-missing="page">Oops! Page not found</span>
          <span data-missing="post">Blog Post Not Found</span>
        </h1>
        <p data-missing="page">
          There is nothing at this address. It may have moved, or a letter may be missing.
        </p>
        <noscript data-missing="page">
          <p>
            Looking for an article? <PageLink href={routes.blog}>The blog</PageLink> lists them all.
          </p>
        </noscript>
        <p data-missing="post">The blog post you're looking for doesn't exist.</p>
        <span data-missing="page">
          <PageLink className="button" href={routes.home}>
            Return to Home
          </PageLink>
        </span>
        <span data-missing="post">
          <PageLink className="button" href={routes.blog}>
            Back to the blog
          </PageLink>
        </span>
      </Notice>
    </Shell>
  );
}
