import styled from 'styled-components';
import { StoryCards, storyCardsCss } from '@/components/blog/story-cards';
import { InternalLink } from '@/components/ui/internal-link';
import { PreviewLabel } from '@/components/ui/preview-label';
import type { Reading } from '@/lib/articles/further-reading';
import { routes } from '@/lib/site/routes';
import { fromTextEdgeCss } from '@/components/ui/text-edge-css';

/** The number of links with the picture of their article. */
const READINGS_WITH_PICTURE = 3;

const Root = styled.section`
  margin-top: 2.25rem;
  padding-block: 2.5rem;
  background: var(--sand);
  h2 {
    margin-bottom: 1.25rem;
    font-size: var(--text-xl);
  }
  ${storyCardsCss}
  /* In line with the text and the pictures above. */
  > .container > * {
    ${fromTextEdgeCss}
  }
  ul + ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.5rem 3rem;
    margin-top: 1.5rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
  }
  ul + ul a {
    display: block;
    padding-block: 0.5rem;
    color: var(--ink);
    font: 600 1.1875rem/1.25 var(--display);
    text-decoration: none;
    text-wrap: balance;
  }
  ul + ul a:hover {
    text-decoration: underline;
  }
  ul + ul small {
    display: block;
    margin-bottom: 0.125rem;
    color: var(--ink-soft);
    font: 400 var(--text-s)/1.5 var(--sans);
  }
`;

/** Related articles, and the previous and next article. The first links have pictures. */
export function FurtherReading({ readings }: { readonly readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  const others = readings.slice(READINGS_WITH_PICTURE);
  return (
    <Root aria-labelledby="more" data-screen-only="">
      <div className="container">
        <h2 id="more">Read on</h2>
        <StoryCards articles={readings.slice(0, READINGS_WITH_PICTURE)} />
        {others.length > 0 && (
          <ul role="list">
            {others.map(({ slug, title, reason, previewLabel }) => (
              <li key={slug}>
                <InternalLink href={routes.article(slug)}>
                  <small>
                    {reason}
                    <PreviewLabel label={previewLabel} />
                  </small>
                  {title}
                </InternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
