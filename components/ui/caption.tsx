import styled from 'styled-components';
import { creditLine } from '@/lib/site/picture';

const Root = styled.figcaption`
  padding-top: 0.5rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
  small {
    font-size: inherit;
  }
  span + small::before {
    content: '· ' / '';
  }
`;

interface CaptionProps {
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}

/** The caption of a picture, with a credit if the photographer is known. */
export function Caption({ caption, credit }: CaptionProps) {
  if (credit === undefined) return caption && <figcaption>{caption}</figcaption>;
  return (
    <Root>
      {caption && <span>{`${caption} `}</span>}
      <small>{creditLine(credit)}</small>
    </Root>
  );
}
