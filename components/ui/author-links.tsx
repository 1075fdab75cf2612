import { Fragment } from 'react';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';
import { InternalLink } from './internal-link';

/** The names of authors as a list in a sentence. Each name links to the author's page. */
export function AuthorLinks({ authors }: { readonly authors: readonly string[] }) {
  return authors.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
      <InternalLink href={routes.author(nameSlug(name))}>{name}</InternalLink>
    </Fragment>
  ));
}
