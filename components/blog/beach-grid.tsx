import styled from 'styled-components';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';
import { MAT } from '@/components/theme/mat';
import { Picture } from '@/components/ui/picture';
import { swipeRowCss } from '@/components/ui/swipe-row-css';
import type { Beach } from '@/lib/articles/load-blog';
import { routes } from '@/lib/site/routes';

const Root = styled.section`
  margin-top: var(--section);
  padding-block: var(--section);
  background: var(--sand);
  /* Below the header of a topic, it is one small section among others, and may follow another band. */
  header ~ & {
    padding-block: 0;
    background: none;
    h2 {
      font-size: var(--text-xl);
    }
  }
  h3 {
    margin-block: 2rem 1rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  /* Room for the corners of the tilted prints. */
  .visually-hidden + ul {
    margin-top: 2.25rem;
  }
  ul {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  /* Below each other, six beaches would fill more than a screen of a phone. On a tablet, large text has no room beside the next card. */
  @media (width < 40rem) {
    @container (width >= 18rem) {
      ul {
        ${swipeRowCss}
        /* And for the corners of a tilted print. */
        padding-block: 10px;
        margin-block: -10px;
      }
    }
  }
  /* The three beaches of a region fit one row. */
  @container (width >= 40rem) {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  li {
    position: relative;
    /* Around the corners of the tilted print. */
    --ring: 8px;
    display: flex;
    /* At large text sizes, the text wraps below its picture. */
    flex-wrap: wrap;
    align-content: flex-start;
    align-items: flex-start;
    gap: 1rem;
  }
  li > div {
    flex: 99 8rem;
  }
  /* Only a picture that is alone in its row grows. */
  .picture {
    flex: 1 0 6.5rem;
    min-height: 6.5rem;
    border: 4px solid ${MAT};
    outline: 1px solid var(--line);
    border-radius: 6px;
    box-shadow: var(--shadow);
    rotate: -1.5deg;
  }
  li:nth-child(even) .picture {
    rotate: 1.5deg;
  }
  /* The hashtags of a row stand at the same height. */
  @container (width >= 40rem) {
    li,
    li > div {
      display: grid;
      grid-template-rows: auto 1fr;
      align-items: stretch;
    }
    .picture {
      aspect-ratio: 4/3;
    }
  }
  h4 {
    margin: 0 0 0.25rem;
    font: 600 1.1875rem/1.25 var(--display);
  }
  h4 a {
    color: var(--ink);
    text-decoration: none;
    ${coverCss}
  }
  li:hover h4 a {
    text-decoration: underline;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='hashtags'] {
    margin-top: 0.375rem;
  }
`;

/** The first two keywords as hashtags, without spaces (product 3.4). */
export function hashtags(keywords: readonly string[]): string {
  return keywords
    .slice(0, 2)
    .map((keyword) => `#${keyword.replace(/\s+/g, '')}`)
    .join(' ');
}

export function BeachGrid({ beaches }: { readonly beaches: readonly Beach[] }) {
  if (beaches.length === 0) return null;
  const regions = [...new Set(beaches.map(({ region }) => region))];
  return (
    <Root aria-labelledby="beaches">
      <div className="container">
        <h2 id="beaches">Beach destinations</h2>
        {regions.map((region) => (
          <div key={region}>
            {/* A single region needs no visible heading, but the levels of headings must not skip one. */}
            <h3 className={regions.length > 1 ? undefined : 'visually-hidden'}>{region}</h3>
            <ul role="list">
              {beaches
                .filter((beach) => beach.region === region)
                .map(({ name, slug, section, description, photo, keywords }) => (
                  <li key={name}>
                    <Picture
                      photo={photo}
                      sizes="(width >= 72rem) 22rem, (width >= 40rem) 30vw, 6.5rem"
                      largest={480}
                      decorative
                    />
                    <div>
                      <h4>
                        <InternalLink href={routes.articleSection(slug, section)}>{name}</InternalLink>
                      </h4>
                      <p>{description}</p>
                      <p data-part="hashtags">{hashtags(keywords)}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Root>
  );
}
