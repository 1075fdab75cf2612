import styled from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';
import { Portrait, portraitCss } from '@/components/ui/portrait';
import type { ArticleList } from '@/lib/articles/article-list';

const Root = styled.nav`
  padding-top: var(--section);
  h2 {
    margin-bottom: 1.25rem;
    font-size: var(--text-xl);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
    gap: 1.5rem 1rem;
  }
  li a {
    display: flex;
    flex-direction: column;
    gap: 0.75rem 1rem;
    color: var(--ink);
    font: 600 1.125rem/1.25 var(--display);
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  @container (width >= 40rem) {
    ul {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
    li a {
      flex-direction: row;
      align-items: center;
    }
  }
  ${portraitCss}
`;

/** The authors besides the one of the page, each with a stamp in place of a portrait. */
export function OtherAuthors({ authors }: { readonly authors: ArticleList['colleagues'] }) {
  if (authors.length === 0) return null;
  return (
    <Root aria-labelledby="authors" className="container">
      <h2 id="authors">Other authors</h2>
      <ul role="list">
        {authors.map(({ name, href }) => (
          <li key={href}>
            <InternalLink href={href}>
              <Portrait name={name} />
              {name}
            </InternalLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
