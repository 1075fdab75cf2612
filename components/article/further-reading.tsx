import styled from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';
import type { Reading } from '@/lib/articles/further-reading';
import { routes } from '@/lib/site/routes';

const Root = styled.section`
  > div {
    max-width: 42rem;
    margin: 2.5rem auto 0;
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--text-xl);
  }
  li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding-block: 0.75rem;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
    font-size: var(--text-s);
  }
`;

/** Related articles, and the previous and next one. */
export function FurtherReading({ readings }: { readonly readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  return (
    <Root aria-labelledby="more" className="container" data-screen-only="">
      <div>
        <h2 id="more">Read on</h2>
        <ul role="list">
          {readings.map(({ slug, title, reason }) => (
            <li key={slug}>
              <InternalLink href={routes.article(slug)}>
                <small>{reason}: </small>
                {title}
              </InternalLink>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
