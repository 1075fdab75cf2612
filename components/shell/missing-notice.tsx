import { SEARCH_LABEL } from '@/components/search/search-label';
import { PageLink } from '@/components/ui/page-link';
import { asset } from '@/lib/site/address';
import { routes } from '@/lib/site/routes';
import { MissingPage } from './missing-page.client';
import { Notice } from './notice';

/**
 * The content of the 404 page, with both of its texts: a static host serves one file for many addresses, and the start-up
 * script shows the text that fits. Without scripts, the general text shows; it is also true of a missing article.
 */
export function MissingNotice({ siteName }: { readonly siteName: string }) {
  const pageTitle = `Page not found | ${siteName}`;
  const postTitle = `Blog Post Not Found | ${siteName}`;
  return (
    <Notice>
      <MissingPage pageTitle={pageTitle} postTitle={postTitle} />
      <p data-part="codes" aria-hidden="true">
        <span data-missing="page">404</span>
        <span data-missing="post">BLG</span>
        <i>→</i> ???
      </p>
      {/* `data-runs` sets the title of the tab and logs the address without waiting for React. */}
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
      {/* Opens the search. If a script fails, the form leads to the list of all articles; without scripts, it is hidden. */}
      <form action={asset(routes.blog)} data-part="find" data-wants="">
        <label htmlFor="find">{SEARCH_LABEL}</label>
        <input id="find" type="text" name="q" enterKeyHint="search" required />
        <button type="submit" className="button">
          Search
        </button>
        <p role="alert" hidden>
          The search could not be loaded. Press again to retry.
        </p>
      </form>
      <span data-missing="page">
        <PageLink className="button" data-variant="quiet" href={routes.home}>
          Return to Home
        </PageLink>
      </span>
      <span data-missing="post">
        <PageLink className="button" data-variant="quiet" href={routes.blog}>
          Back to the blog
        </PageLink>
      </span>
    </Notice>
  );
}
