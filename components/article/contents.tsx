import { css } from 'styled-components';

/** The minimum number of sections for a table of contents of an article or a guide. */
export const LONG = 5;

/** Styles of `Contents` above its text. */
const aboveTextCss = css`
  [data-part='contents'] {
    margin-bottom: 1.5rem;
    border-block: 1px solid var(--line);
    > :is(summary, p) {
      padding-block: 0.625rem;
      font-weight: 600;
    }
    ol {
      padding: 0 0 0.75rem 1.5rem;
    }
    a {
      display: inline-block;
      min-height: 1.5rem;
      /* If an entry has two lines, its number is beside the first line. */
      vertical-align: top;
    }
  }
`;

/**
 * Styles of `Contents`, for the surrounding component. On a wide screen, the contents are beside the text and always open.
 *
 * @param wide the width of such a screen, such as 75rem
 */
export const contentsCss = (wide: string) => css`
  ${aboveTextCss}
  @container (width >= ${wide}) {
    [data-part='contents'] {
      position: sticky;
      top: 1.5rem;
      max-height: calc(100vh - 3rem);
      overflow-y: auto;
      border: 0;
      font-size: var(--text-s);
      line-height: 1.35;
      &::details-content {
        content-visibility: visible;
      }
      /* Nothing can be opened or closed, so the title is text. */
      @supports selector(::details-content) {
        > summary {
          display: none;
        }
        > p {
          display: block;
        }
      }
      ol {
        padding-left: 1.75em;
        scroll-target-group: auto;
      }
      li::marker {
        color: var(--ink-soft);
      }
      a {
        display: block;
        padding-block: 0.1875rem;
        color: var(--ink-soft);
        text-decoration: none;
      }
      a:hover {
        text-decoration: underline;
      }
      /* The section that is being read, where the browser knows it. Apart from others, because older browsers ignore the whole rule. */
      a:target-current {
        color: var(--ink);
        text-decoration: underline 2px var(--sunset);
      }
    }
  }
`;

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** The table of contents of a long text. It is collapsed at first. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <details data-part="contents" data-screen-only="">
      <summary>{title}</summary>
      <p hidden>{title}</p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
