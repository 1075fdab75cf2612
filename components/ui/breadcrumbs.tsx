import type { Crumb } from '@/lib/site/breadcrumbs';
import { PageLink } from './page-link';

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** Whether the last crumb is the current page, which is not a link. */
  readonly endHere?: boolean;
}

/** Breadcrumbs. The surrounding component styles them (`[data-part=crumbs]`). */
export function Breadcrumbs({ crumbs, endHere = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" data-part="crumbs">
      <ol role="list">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {endHere && index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <PageLink href={path}>{name}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
