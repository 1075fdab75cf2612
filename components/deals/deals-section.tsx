import styled from 'styled-components';
import { CurrencyLine, CurrencyProvider } from './currency.client';
import { dealCardCss } from './deal-card-css';
import { DealTabPanel, type DealTabPanelProps } from './deal-tab-panel';
import { DealTabs, type DealTab } from './deal-tabs.client';
import { longButtonCss } from './long-button-css';

const Root = styled.section`
  margin-top: clamp(1rem, min(2vw, 2vh), 1.75rem);
  padding-block: clamp(1rem, min(3vw, 3vh), 2.25rem) var(--section);
  background: var(--sand);
  [data-part='intro'] {
    margin-block: 0.25rem clamp(0.625rem, 2vw, 1rem);
    font-size: clamp(0.875rem, 2.5vw, 1rem);
    line-height: 1.45;
  }
  [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
    gap: clamp(0.25rem, 1vw, 0.5rem);
    margin-bottom: clamp(0.5rem, 2vw, 1rem);
  }
  /* The tabs are beside the title, so that the cards start higher. */
  @container (width >= 63rem) {
    > .container {
      display: grid;
      grid-template-columns: 1fr auto;
      column-gap: 1.5rem;
      align-items: center;
    }
    > .container > :not(h2) {
      grid-column: 1/-1;
    }
    > .container > [role='tablist'] {
      grid-area: 1/2;
      margin: 0;
    }
    > .container > [data-part='intro'] {
      margin-block: 0.5rem 0.25rem;
    }
  }
  [role='tab'] {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    /* The four tabs fit one row from 360 pixels on. Large text, which wraps, has more padding. */
    padding: 0 clamp(1rem - 12px, 5vw - 0.75rem, 1.125rem);
    border: 1px solid var(--ink-soft);
    border-radius: var(--pill);
    color: var(--ink);
    font-size: clamp(0.75rem, 2.5vw + 0.1875rem, 1rem);
    font-weight: 600;
    text-decoration: none;
  }
  /* Two rows of two tabs instead of three and one. */
  @container (18rem <= width < 22rem) {
    [role='tab'] {
      flex: 1 0 40%;
      justify-content: center;
    }
  }
  /* Unselected tabs are links to their own pages. */
  @container (width >= 40rem) {
    [role='tab'][aria-selected='false']::after {
      content: '\\00a0→' / '';
    }
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  :has(> [aria-busy='false']) + [hidden] {
    display: block;
  }
  /* Forced colors replace the colors that mark the selected tab. */
  @media (forced-colors: active) {
    [role='tab'][aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  [data-part='note'] {
    margin-bottom: clamp(0.75rem, 2vw, 1rem);
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  ${longButtonCss}
  ${dealCardCss}
`;

interface DealsSectionProps {
  readonly title: string;
  readonly text: string;
  readonly tabs: readonly (DealTabPanelProps & Pick<DealTab, 'label' | 'href'>)[];
}

/** The deals of the home page, with a tab for each kind. */
export function DealsSection({ title, text, tabs }: DealsSectionProps) {
  return (
    <CurrencyProvider>
      <Root aria-labelledby="deals">
        <div className="container">
          <h2 id="deals">{title}</h2>
          <p data-part="intro">
            {/* It explains the tabs. */}
            <span data-screen-only="">{`${text} `}</span>
            <CurrencyLine />
          </p>
          <DealTabs
            label="Kinds of deal"
            tabs={tabs.map(({ label, href, ...panel }) => ({
              label,
              href,
              panel: <DealTabPanel {...panel} />,
            }))}
          />
        </div>
      </Root>
    </CurrencyProvider>
  );
}
