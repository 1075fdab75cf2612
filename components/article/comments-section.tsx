import styled from 'styled-components';
import type { Comment } from '@/lib/articles/comments';
import { Comments } from './comments.client';
import { chevronCss } from '@/components/ui/chevron-css';
import { fieldCss } from '@/components/ui/field-css';
import { commentsCss } from './comments-css';

const Root = styled.section`
  ${commentsCss}
  ${chevronCss}
  summary {
    padding-block: 0.5rem;
  }
  h2 {
    display: inline;
    font-size: var(--text-xl);
  }
  form {
    display: grid;
    gap: 1rem;
    margin-block: 1rem 2rem;
  }
  form p,
  time {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .button {
    justify-self: start;
    order: 1;
  }
  ${fieldCss}
  ol {
    list-style: none;
    padding: 0;
  }
  li {
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  time {
    margin-left: 0.5rem;
  }
  textarea {
    height: auto;
    resize: vertical;
  }
  li p + p {
    white-space: pre-line;
  }
  @container (width >= 40rem) {
    form {
      grid-template-columns: 1fr 1fr;
    }
    form > :not(label),
    label:has(textarea) {
      grid-column: 1/-1;
    }
  }
  /* Hidden without scripts, because the form would not work. */
  @media (scripting: none) {
    form {
      display: none;
    }
  }
`;

interface CommentsSectionProps {
  /** Slug of the article. */
  readonly article: string;
  readonly samples: readonly Comment[];
}

export function CommentsSection({ article, samples }: CommentsSectionProps) {
  return (
    <Root aria-labelledby="comments-title" className="container" data-screen-only="">
      <div>
        <Comments article={article} samples={samples} />
        <noscript>Writing a comment needs JavaScript.</noscript>
      </div>
    </Root>
  );
}
