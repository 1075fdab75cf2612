import type { ComponentProps } from 'react';
import { routes } from '@/lib/site/routes';
import { asset, BASE_PATH } from '@/lib/site/address';
import { InternalLink } from './internal-link';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/**
 * A link within the site that may be one to the home page. Below a base path such as /travel that one loads a new document:
 * the router knows the page as /travel, would ask for its payload at /travel.txt, beside the site's folder, and load the
 * document after all. Not for client leaves: the base path is known to the build only.
 */
export function PageLink({ href, children, ...props }: PageLinkProps) {
  const isPlain = BASE_PATH !== '' && href === routes.home;
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
