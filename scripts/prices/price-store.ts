import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLedger } from '@/lib/deals/prices/ledger';
import { priceFile, PRICES_FOLDER, readObservations } from '@/lib/deals/prices/load-observations';
import { formatObservations, type Observation, type Route } from '@/lib/deals/prices/observation';
import { orThrow } from '@/lib/source/yaml-file';
import { TEMPORARY, writeWhole } from '@/scripts/command/write-whole';
import { lockFolder } from '@/scripts/command/lock';
import { thin } from './thin';
import { writeLedger } from './write-ledger';

/** @throws ContentError for an invalid line, because the next write would delete it */
const read = (directory: string, route: Route): readonly Observation[] =>
  orThrow(readObservations(directory, route));

export interface PriceStore {
  /**
   * Adds observations to the file of a route.
   *
   * @throws ContentError for a file with an invalid line, which is not changed; UserError if another run has taken over
   */
  readonly add: (route: Route, observations: readonly Observation[]) => void;
  /**
   * Updates the ledger with the deals and prices of the day.
   *
   * @throws ContentError as `writeLedger`; UserError if another run has taken over
   */
  readonly updateLedger: () => void;
  readonly close: () => void;
}

/**
 * Opens the price files below a content directory for one run.
 *
 * @param routes the routes to write; their files are checked before the first request
 * @throws ContentError for a file with an invalid line, also for the ledger; UserError if another run has locked the files
 */
export function openPriceStore(directory: string, routes: readonly Route[], today: string): PriceStore {
  for (const route of routes) read(directory, route);
  const ledger = orThrow(readLedger(directory));
  const folder = path.join(directory, PRICES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(path.join(folder, '.refresh.lock'), 'deals:refresh');
  // Temporary files of a run that was killed during a write.
  for (const name of readdirSync(folder).filter((each) => TEMPORARY.test(each))) {
    rmSync(path.join(folder, name));
  }
  return {
    add(route, observations) {
      if (observations.length === 0) return;
      const file = path.join(directory, priceFile(route));
      const dates = ledger
        .filter(({ from, to }) => from === route.from && to === route.to)
        .flatMap((entry) => entry.dates ?? []);
      const text = formatObservations(thin([...read(directory, route), ...observations], today, dates));
      lock.check();
      writeWhole(file, text);
    },
    updateLedger() {
      lock.check();
      writeLedger(directory, today);
    },
    close: lock.release,
  };
}
