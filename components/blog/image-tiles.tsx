import styled from 'styled-components';
import { Picture } from '@/components/ui/picture';
import type { ImageTile } from '@/lib/articles/load-blog';

const Root = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: 2rem;
  figure {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  figcaption {
    padding: 0.75rem 1rem 1rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  @media (width >= 40rem) {
    grid-template-columns: repeat(3, 1fr);
  }
  @media (width < 40rem) {
    figure {
      display: flex;
      /* At large text sizes, text is below its picture. */
      flex-wrap: wrap;
      align-items: center;
    }
    figcaption {
      flex: 1 7rem;
    }
    .picture {
      flex: 0 8rem;
      aspect-ratio: 4/3;
    }
  }
  b {
    display: block;
    color: var(--ink);
    font: 600 1.25rem/1.3 var(--display);
  }
`;

export function ImageTiles({ tiles }: { readonly tiles: readonly ImageTile[] }) {
  return (
    <Root className="container">
      {tiles.map(({ title, text, photo }) => (
        <figure key={title}>
          <Picture photo={photo} sizes="(width >= 40rem) 23rem, 8rem" largest={400} decorative />
          <figcaption>
            <b>{title}</b>
            {text}
          </figcaption>
        </figure>
      ))}
    </Root>
  );
}
