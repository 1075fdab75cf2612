import styled from 'styled-components';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';

const Root = styled.section`
  padding-top: 4rem;
  > div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 5%;
    padding: clamp(1.5rem, 4vw, 2.5rem);
    /* Visible in forced colors. */
    border: 1px solid #0000;
    border-radius: var(--radius);
    background: var(--sand);
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    flex: 1 22rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  a {
    color: var(--ink);
    text-decoration: none;
    ${coverCss}
  }
  div:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  a::after {
    content: ' →' / '';
    color: var(--sunset);
  }
`;

interface ExplanationCardProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** A card that leads to the page that explains how deals are found. */
export function ExplanationCard({ href, title, text }: ExplanationCardProps) {
  return (
    <Root aria-labelledby="explanation" className="container" data-screen-only="">
      <div>
        <h2 id="explanation">
          <InternalLink href={href}>{title}</InternalLink>
        </h2>
        <p>{text}</p>
      </div>
    </Root>
  );
}
