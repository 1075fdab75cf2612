import { css } from 'styled-components';
import { formatShortPrice } from '@/lib/deals/currency/format';
import { LINE_SIZE } from '@/lib/deals/prices/fare';
import type { LedgerLineModel } from '@/lib/deals/prices/ledger-rows';
import { formatDay } from '@/lib/source/short-dates';

/** Styles of `LedgerLine`, for the surrounding component. */
export const ledgerLineCss = css`
  [data-part='line'] {
    display: grid;
    /* The last price is beside its point, in the third column. */
    grid-template-columns: auto minmax(0, 1fr) 2.5rem;
    gap: 0.5rem 0.625rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1;
  }
  [data-part='line'] > svg {
    width: 100%;
    height: 6rem;
    border-block: 1px dashed var(--line);
    overflow: visible;
  }
  [data-part='line'] path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    /* The drawing is stretched, but its strokes keep their width. */
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] path:first-child {
    fill: var(--line);
    fill-opacity: 0.5;
    stroke: none;
  }
  [data-part='line'] path:last-child {
    stroke: var(--sunset);
    stroke-width: 8;
  }
  [data-part='line'] text {
    fill: var(--ink);
    font-weight: 700;
  }
  /* Each price is level with its end of the drawing. */
  [data-part='range'] {
    display: grid;
    align-content: space-between;
    margin-block: -0.5em;
  }
  /* A constant price is a line in the middle. */
  [data-part='range'] :only-child {
    margin-block: calc(3rem - 0.5em);
  }
  [data-part='period'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0.25rem 1rem;
  }
  /* Below the end of the line, even on a row of its own. */
  [data-part='period'] > :last-child {
    margin-left: auto;
  }
  /* Forced colors change the background but not the colors of drawings. */
  @media (forced-colors: active) {
    [data-part='line'] > svg {
      color: CanvasText;
    }
    [data-part='line'] path:first-child {
      fill: none;
    }
    [data-part='line'] path:last-child {
      stroke: Highlight;
    }
    [data-part='line'] text {
      fill: CanvasText;
    }
  }
`;

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

interface LedgerLineProps extends LedgerLineModel {
  /** US dollars, the last price. */
  readonly price: number;
}

/** The prices of a deal as a line with its values. Screen readers get a sentence instead. */
export function LedgerLine({ path, now, start, at, low, high, from, to, words, price }: LedgerLineProps) {
  const { width, height } = LINE_SIZE;
  return (
    <div data-part="line">
      <p className="visually-hidden">{words}</p>
      <p data-part="range" aria-hidden="true">
        <span>{formatShortPrice(high)}</span>
        {low < high && <span>{formatShortPrice(low)}</span>}
      </p>
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" overflow="visible">
          <path d={`${path}V${height}H${start}z`} />
          <path d={path} />
          <path d={now} />
        </svg>
        <text x={percent(at.x, width)} y={percent(at.y, height)} dx="0.75em" dy="0.35em">
          {formatShortPrice(price)}
        </text>
      </svg>
      <p data-part="period" aria-hidden="true">
        <span>{formatDay(from, to)}</span>
        <span>{formatDay(to, to)}</span>
      </p>
    </div>
  );
}
