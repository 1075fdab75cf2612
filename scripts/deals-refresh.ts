import { buildMoment } from '@/lib/site/build-context';
import { rawVariable } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { progress } from './command/progress';
import { accountClient } from './network/client';
import { listPriceQueries, queriesOfRoute, routesOf } from './prices/price-queries';
import { openPriceStore, type PriceStore } from './prices/price-store';
import { refreshPrices } from './prices/refresh-prices';
import { exitCodeOf, reportOf, summaryOf, warningsOf } from './prices/refresh-report';

/** Milliseconds for a whole run. 200 routes over six months take 2 minutes at the network's limit. */
const WITHIN = 20 * 60 * 1000;

const COMMAND = {
  usage: 'npm run deals:refresh -- [options]',
  summary:
    'Requests the prices of flights for deals and destinations, and adds them to content/prices. Needs ' +
    'TRAVELPAYOUTS_TOKEN. Exit code 0: every request was answered; 1: an error, such as a wrong token; 2: the network cannot be reached; ' +
    '3: some answers are missing; 130: interrupted. The prices found are always kept, and a build can follow.',
  options: {
    route: { type: 'string', value: 'NYC-LON', help: 'request this route only' },
    'dry-run': { type: 'boolean', help: 'send requests, but write nothing' },
    json: { type: 'boolean', help: 'print { seen, routes, empty, missing, oddities, stopped } for tools' },
  },
} as const;

/**
 * Stops the run at Ctrl+C or when the machine shuts down. It then saves the prices without waiting for the network, and ignores further
 * signals.
 */
function interruption(): AbortSignal {
  const controller = new AbortController();
  // `on`, not `once`: npm forwards a signal that this process has received already, and the second one must not end it. The command line in
  // package.json is `node --import tsx`, because `tsx` kills a process that does not respond to a signal within 60 milliseconds.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

const DRY: PriceStore = { add: () => {}, updateLedger: () => {}, close: () => {} };

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const today = buildMoment().toISOString().slice(0, 10);
  const all = listPriceQueries(today);
  const queries = typeof values.route === 'string' ? queriesOfRoute(all, values.route) : all;
  const client = accountClient({ within: WITHIN, tell: (line) => console.error(line) });
  if (rawVariable('SOURCE_DATE_EPOCH'))
    console.error(`SOURCE_DATE_EPOCH is set: prices count as seen on ${today}`);
  const isDry = values['dry-run'] === true;
  const store = isDry ? DRY : openPriceStore(contentDirectory(), routesOf(queries), today);
  try {
    const refreshed = await refreshPrices({
      ...{ queries, client, today },
      keep: store.add,
      tick: progress('Prices', queries.length),
      signal: interruption(),
    });
    store.updateLedger();
    for (const line of warningsOf(refreshed)) console.error(line);
    console.log(
      values.json
        ? JSON.stringify(reportOf(refreshed, today), undefined, 2)
        : summaryOf(refreshed, today, isDry).join('\n'),
    );
    process.exitCode = exitCodeOf(refreshed);
  } finally {
    store.close();
  }
});
