import { css } from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';
import type { Authors } from '@/lib/articles/authors';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';
import { Portrait, portraitCss } from '@/components/ui/portrait';

/** Styles of `AuthorNotes`, for the surrounding component. */
export const authorNotesCss = css`
  ${portraitCss}
  [data-part='author'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.25rem;
    align-items: center;
    margin-top: 2rem;
    padding-top: 2rem;
    border-top: 1px solid var(--line);
  }
  [data-part='author'] p {
    flex: 1 14rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='author'] a {
    display: block;
    margin-bottom: 0.125rem;
    color: var(--ink);
    font: 600 var(--text-l)/1.4 var(--display);
  }
`;

/** The authors of an article, each with a stamp in place of a portrait. */
export function AuthorNotes({ authors }: Pick<Authors, 'authors'>) {
  return authors.map(({ name, description }) => (
    <div key={name} data-part="author">
      <Portrait name={name} />
      <p>
        <InternalLink href={routes.author(nameSlug(name))}>{name}</InternalLink>
        {description}
      </p>
    </div>
  ));
}
