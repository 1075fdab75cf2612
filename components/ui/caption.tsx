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

/** The words below a picture of which it is known who took it. */
export function Caption({ caption, credit }: CaptionProps) {
  if (credit === undefined) return caption && <figcaption>{caption}</figcaption>;
  return (
    <Root>
      {caption && <span>{`${caption} `}</span>}
      <small>{creditLine(credit)}</small>
    </Root>
  );
}
