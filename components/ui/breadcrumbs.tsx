import type { Crumb } from '@/lib/site/breadcrumbs';
import { PageLink } from './page-link';

/** Breadcrumbs. The component around them owns the style (`[data-part=crumbs]`). */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-part="crumbs">
      <ol role="list">
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
