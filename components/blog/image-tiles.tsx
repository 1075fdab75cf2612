import styled from 'styled-components';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import type { ImageTile } from '@/lib/articles/load-blog';
import { routes } from '@/lib/site/routes';

const Root = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: 1.5rem;
  figure {
    position: relative;
    display: flex;
    /* At large text sizes, the text wraps below its picture. */
    flex-wrap: wrap;
    align-items: center;
    overflow: hidden;
    /* Inside the tile, which would cut off a focus ring around it. */
    --ring: -3px;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  figcaption {
    flex: 99 7rem;
    padding: 0.5rem 1rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  /* Only a picture that is alone in its row grows. */
  .picture {
    flex: 1 0 7rem;
    min-height: 7rem;
  }
  @container (width >= 40rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 1.5rem;
  }
  /* The text is below its picture in columns, and where it does not fit beside it. */
  @container (width < 18rem) or (width >= 40rem) {
    figure {
      align-content: flex-start;
    }
    .picture {
      flex-basis: 100%;
      aspect-ratio: 2;
    }
    figcaption {
      padding-block: 0.75rem 1rem;
    }
  }
  b {
    display: block;
    color: var(--ink);
    font: 600 1.25rem/1.3 var(--display);
  }
  a {
    color: inherit;
    text-decoration: none;
    ${coverCss}
  }
  figure:hover a {
    text-decoration: underline;
  }
`;

/** Three entry points to the magazine, each with a picture. */
export function ImageTiles({ tiles }: { readonly tiles: readonly ImageTile[] }) {
  return (
    <Root className="container">
      {tiles.map(({ title, text, slug, section, photo }) => (
        <figure key={title}>
          <Picture photo={photo} sizes="(width >= 40rem) 30vw, 7rem" largest={480} decorative />
          <figcaption>
            <b>
              {slug ? (
                <InternalLink href={routes.articleSection(slug, section)}>{title}</InternalLink>
              ) : (
                title
              )}
            </b>
            {text}
          </figcaption>
        </figure>
      ))}
    </Root>
  );
}
