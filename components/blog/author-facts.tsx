import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { cardCss } from '@/components/ui/card-css';
import { InternalLink } from '@/components/ui/internal-link';
import type { ArticleList } from '@/lib/articles/article-list';

const Root = styled.section`
  margin-top: 2.5rem;
  ${containerCss}
  > div {
    ${cardCss}
    padding: 1.25rem;
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--text-l);
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  dd {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.25rem;
  }
  dt {
    width: 7rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  /* One row, in which the topics get the most room. */
  @container (width >= 56rem) {
    > div {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 2.5rem;
      align-items: baseline;
    }
    h2 {
      margin: 0;
    }
    dl {
      display: flex;
      gap: 1.5rem;
      white-space: nowrap;
    }
    dl > div {
      display: block;
      flex: auto;
      padding: 0;
      border: 0;
    }
  }
`;

interface AuthorFactsProps extends Pick<ArticleList, 'guides' | 'count'> {
  readonly topics: ArticleList['related'];
}

const Links = ({ links }: { readonly links: ArticleList['related'] }) => (
  <dd>
    {links.map(({ name, href }) => (
      <InternalLink key={href} href={href}>
        {name}
      </InternalLink>
    ))}
  </dd>
);

/** The subjects, the guides and the number of articles under an author's name. */
export function AuthorFacts({ topics, guides, count }: AuthorFactsProps) {
  return (
    <Root aria-labelledby="author-facts" className="container">
      <div>
        <h2 id="author-facts">In short</h2>
        <dl>
          <div>
            <dt>Writes about</dt>
            <Links links={topics} />
          </div>
          {guides.length > 0 && (
            <div>
              <dt>{guides.length > 1 ? 'Guides' : 'Guide'}</dt>
              <Links links={guides} />
            </div>
          )}
          {count && (
            <div>
              <dt>Published</dt>
              <dd>{count}</dd>
            </div>
          )}
        </dl>
      </div>
    </Root>
  );
}
