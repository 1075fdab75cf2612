import styled from 'styled-components';
import { AskForm } from '@/components/ask/ask-form';
import { AskedArea } from '@/components/ask/asked-area';
import { commentOrigin, commentPlan, commentProvider, type CommentService } from '@/lib/site/comment-service';
import { commentsCss } from './comments-css';

const Root = styled.section`
  ${commentsCss}
  h2 {
    margin-bottom: 1rem;
    font-size: var(--text-xl);
  }
  iframe {
    width: 100%;
    min-height: 10rem;
    border: 0;
    /* Otherwise browsers paint a white background behind a frame with a different scheme. */
    color-scheme: normal;
  }
  [data-state='loading'] iframe {
    visibility: hidden;
  }
  /* Isso draws into the page, with colors for a light background. */
  :is(.isso-postbox, .isso-comment) :is(input, textarea, .isso-textarea, .isso-preview) {
    border: 1px solid var(--ink-soft) !important;
    background: var(--surface) !important;
    color: var(--ink);
  }
  :is(
    .isso-author,
    .isso-thread-heading,
    .isso-spacer,
    .isso-permalink,
    .isso-note,
    .isso-comment-footer,
    a
  ) {
    color: var(--ink-soft) !important;
  }
`;

interface OutsideCommentsProps {
  readonly service: CommentService;
  /** Whether the comments wait for the reader's consent. */
  readonly asks: boolean;
  readonly path: string;
  readonly address: string;
  readonly excerpt: string;
}

/** The comments of an article from a provider that the operator has chosen. Before a press, the page sends no request to the provider. */
export function OutsideComments({ service, asks, ...page }: OutsideCommentsProps) {
  const { host } = new URL(commentOrigin(service));
  const { src, site, page: name } = commentPlan(service, page);
  return (
    <Root aria-labelledby="comments" className="container" data-screen-only="">
      <div>
        <h2 id="comments">Comments</h2>
        <AskForm
          shows="comments"
          provider={commentProvider(service)}
          button={`Show comments, loads ${host}`}
          asks={asks}
          isEager={service.load === 'visible'}
        >
          {commentProvider(service)} keeps the comments. It sees the network address of your connection, and
          may store data in your browser.
        </AskForm>
        <AskedArea data-src={src} data-site={site} data-page={name} />
        <noscript>Comments need JavaScript.</noscript>
      </div>
    </Root>
  );
}
