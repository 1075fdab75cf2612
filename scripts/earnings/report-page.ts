import { formatPrice } from '@/lib/deals/currency/format';
import { escapeHtml } from '@/lib/source/escape-html';
import { shorten } from '@/lib/source/shorten';
import { FOR_PEOPLE, MEASURE_COLUMNS, measureCells } from './columns';
import { groupRows, unclickedLines, type EarningsReport, type Group } from './earnings-report';
import type { EarningsRow } from './join-places';
import { toDollars } from './measures';

/** Maximum number of bars for pages. The table below lists all pages. */
const SHOWN_PAGES = 25;
/** Widths and heights are in units of the drawings. */
const WIDTH = 640;
const ROW = 24;
const LABEL = 230;
const AMOUNT = 80;
const DAYS_HEIGHT = 160;

const STYLE = `
:root { color-scheme: light dark; --earned: light-dark(#0b6e5f, #5cc9b5); --line: light-dark(#c9d2d0, #47524f) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
figure { margin: 1rem 0 2rem }
svg { max-width: 100%; height: auto; display: block }
text { font-size: 13px; fill: currentcolor }
.earned { fill: var(--earned); stroke: var(--earned) }
.pending { fill: none; stroke: var(--earned); stroke-dasharray: 3 2 }
.base { stroke: var(--line) }
.scroll { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: .25rem .75rem; text-align: end; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child { text-align: start; min-width: 12rem; white-space: normal; overflow-wrap: break-word }
tbody th { font-weight: normal }
caption { text-align: start }
@media (forced-colors: active) { .earned { fill: CanvasText; stroke: CanvasText } .pending { stroke: CanvasText } }
`;

const round = (value: number) => Math.round(value * 10) / 10;

const amountsOf = ({ measures: { earned, pending } }: Pick<Group, 'measures'>) =>
  `${formatPrice(toDollars(earned))} earned, ${formatPrice(toDollars(pending))} pending`;

/** The largest bar, or 1 if all are empty, to avoid a division by 0. Refunds have no bar. */
const largest = (groups: readonly Group[]) =>
  Math.max(
    1,
    ...groups.map(({ measures: { earned, pending } }) => Math.max(0, earned) + Math.max(0, pending)),
  );

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** A description of the drawing for screen readers. */
  readonly label: string;
  readonly inner: string;
}

const svg = ({ width, height, label, inner }: Drawing) =>
  `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

const MAXIMUM_LABEL = 34;

function pageBars(groups: readonly Group[]): string {
  const scale = (WIDTH - LABEL - AMOUNT) / largest(groups);
  const rows = groups.map((group, index) => {
    const [name = ''] = group.names;
    const [earned, pending] = [group.measures.earned, group.measures.pending].map((value) =>
      round(Math.max(0, value) * scale),
    ) as [number, number];
    const top = index * ROW;
    return (
      `<g><title>${escapeHtml(`${name}: ${amountsOf(group)}`)}</title>` +
      `<text x="0" y="${top + 16}">${escapeHtml(shorten(name, MAXIMUM_LABEL))}</text>` +
      `<rect class="earned" x="${LABEL}" y="${top + 4}" width="${earned}" height="14"/>` +
      `<rect class="pending" x="${round(LABEL + earned)}" y="${top + 4}" width="${pending}" height="14"/>` +
      `<text x="${round(LABEL + earned + pending + 6)}" y="${top + 16}">${formatPrice(toDollars(group.measures.earned))}</text></g>`
    );
  });
  const label = `Bars: ${groups.map((group) => `${group.names[0]} ${amountsOf(group)}`).join('; ')}`;
  return svg({ width: WIDTH, height: groups.length * ROW, label, inner: rows.join('') });
}

function dayBars(groups: readonly Group[]): string {
  const scale = DAYS_HEIGHT / largest(groups);
  const step = WIDTH / groups.length;
  const bars = groups.map((group, index) => {
    const [earned, pending] = [group.measures.earned, group.measures.pending].map((value) =>
      round(Math.max(0, value) * scale),
    ) as [number, number];
    const place = `x="${round(index * step + step * 0.1)}" width="${round(step * 0.8)}"`;
    return (
      `<g><title>${escapeHtml(`${group.names[0]}: ${amountsOf(group)}`)}</title>` +
      `<rect class="earned" ${place} y="${round(DAYS_HEIGHT - earned)}" height="${earned}"/>` +
      `<rect class="pending" ${place} y="${round(DAYS_HEIGHT - earned - pending)}" height="${pending}"/></g>`
    );
  });
  const [first, last] = [groups.at(0)?.names[0], groups.at(-1)?.names[0]];
  const axis =
    `<path class="base" d="M0 ${DAYS_HEIGHT}.5H${WIDTH}"/><text x="0" y="${DAYS_HEIGHT + 18}">${first}</text>` +
    `<text x="${WIDTH}" y="${DAYS_HEIGHT + 18}" text-anchor="end">${last}</text>`;
  const best = groups.reduce((a, b) => (b.measures.earned > a.measures.earned ? b : a));
  const label = `Bars of ${groups.length} days from ${first} to ${last}; the best is ${best.names[0]} with ${amountsOf(best)}`;
  return svg({ width: WIDTH, height: DAYS_HEIGHT + 24, label, inner: bars.join('') + axis });
}

function table(caption: string, name: string, groups: readonly Group[], report: EarningsReport): string {
  const head = [name, ...MEASURE_COLUMNS].map((text) => `<th scope="col">${text}</th>`).join('');
  const body = groups.map(({ names, measures }) => {
    const cells = measureCells(measures, report.missing, FOR_PEOPLE).map((text) => `<td>${text}</td>`);
    return `<tr><th scope="row">${escapeHtml(names.join())}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const figure = (drawing: string, caption: string) =>
  `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;

const items = (lines: readonly string[]) =>
  lines.length === 0
    ? '<p>None.</p>'
    : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** The report as one HTML file without scripts, which needs no network. */
export function reportPage(report: EarningsReport, rows: readonly EarningsRow[], hasDays: boolean): string {
  const { period, notes, earningNothing, unclicked } = report;
  const pages = groupRows(rows, 'page', period);
  const days = groupRows(rows, 'day', period);
  const shown = pages.filter(({ measures }) => measures.earned > 0 || measures.pending > 0);
  const title = `Earnings from ${period.from} to ${period.to}`;
  const legend = 'Filled: earned. Outlined: pending.';
  const noEarnings = '<p>The network reports no earnings.</p>';
  const more = shown.length > SHOWN_PAGES ? ` The first ${SHOWN_PAGES} of ${shown.length} pages.` : '';
  const sections = [
    `<h1>${title}</h1>`,
    earningNothing
      ? `<p>${escapeHtml(amountsOf({ measures: report.total }))}, in US dollars.</p>`
      : noEarnings,
    ...(notes.length === 0 ? [] : [items(notes)]),
    '<h2>By page</h2>',
    shown.length === 0
      ? earningNothing
        ? '<p>No page earned anything.</p>'
        : ''
      : figure(pageBars(shown.slice(0, SHOWN_PAGES)), legend + more),
    table('Earnings by page', 'page', pages, report),
    '<h2>By day</h2>',
    ...(hasDays
      ? [figure(dayBars(days), legend), table('Earnings by day', 'day', days, report)]
      : ['<p>The network does not report single days.</p>']),
    '<h2>Pages with clicks that earned nothing</h2>',
    earningNothing
      ? items(earningNothing.map(({ names, measures }) => `${names[0]}: ${measures.clicks} clicks`))
      : noEarnings,
    '<h2>Links nobody clicked</h2>',
    unclicked ? items(unclickedLines(unclicked)) : '<p>The network reports no clicks.</p>',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head>
<body><main>
${sections.join('\n')}
</main></body></html>
`;
}
