import type { ComponentProps } from 'react';
import { routes } from '@/lib/site/routes';
import { asset, basePath } from '@/lib/site/address';
import { InternalLink } from './internal-link';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/**
 * A link within the site that may point to the home page. Below a base path such as /travel, a link to the home page
 * loads a new document: the router would request the payload at /travel.txt, outside the site's folder, and then load
 * the document anyway. Do not use it in client components: only the build knows the base path.
 */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const isPlain = basePath() !== '' && href === routes.home;
  return isPlain ? (
    <a {...props} href={asset(href)}>
      {children}
    </a>
  ) : (
    <InternalLink {...props} href={href}>
      {children}
    </InternalLink>
  );
}
