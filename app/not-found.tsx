import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page.client';
import { Notice } from '@/components/layout/notice';
import { PageLink } from '@/components/ui/page-link';
import { loadSite } from '@/lib/content/collections';
import { routes } from '@/lib/routes';
import { Shell } from './shell';

// `MissingPage` titles the tab: only the browser knows what was asked for.
export const metadata: Metadata = {
  title: null,
  description: 'There is nothing at this address. The home page and the blog lead on.',
};

/** The only 404 page a static host has; which of its two texts shows depends on the address that was asked for. */
export default function NotFound() {
  const { name } = loadSite();
  const postTitle = `Blog Post Not Found | ${name}`;
  return (
    <Shell page="not-found">
      <Notice>
        <MissingPage pageTitle={`Page not found | ${name}`} postTitle={postTitle} />
        {/* The log entry and the tab's title do not wait for React. */}
        <h1 data-runs="missing" data-post-title={postTitle}>
          <span data-missing="page">Oops! Page not found</span>
          <span data-missing="post">Blog Post Not Found</span>
        </h1>
        <p data-missing="page">
          There is nothing at this address. It may have moved, or a letter may be missing.
        </p>
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
