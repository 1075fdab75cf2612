import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { priceFile, PRICES_FOLDER, readObservations } from '@/lib/deals/prices/load-observations';
import { formatObservations, type Observation, type Route } from '@/lib/deals/prices/observation';
import { ContentError } from '@/lib/source/diagnostic';
import { TEMPORARY, writeWhole } from '@/scripts/command/write-whole';
import { lockFolder } from '@/scripts/command/lock';
import { thin } from './thin';

/** @throws ContentError for a broken line: it would be lost with the next writing */
function read(directory: string, route: Route): readonly Observation[] {
  const { value, diagnostics } = readObservations(directory, route);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return value;
}

export interface PriceStore {
  /**
   * Adds observations to the file of a route.
   *
   * @throws ContentError for a file with a broken line, which stays as it is; UserError where another run has taken over
   */
  readonly add: (route: Route, observations: readonly Observation[]) => void;
  readonly close: () => void;
}

/**
 * Opens the files of prices below a content directory for one run.
 *
 * @param routes those that will be written to; their files are checked before anybody is asked for a price
 * @throws ContentError for a file with a broken line, UserError while another run has them
 */
export function openPriceStore(directory: string, routes: readonly Route[], today: string): PriceStore {
  for (const route of routes) read(directory, route);
  const folder = path.join(directory, PRICES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(path.join(folder, '.refresh.lock'), 'deals:refresh');
  // What a run left that was killed while it wrote.
  for (const name of readdirSync(folder).filter((each) => TEMPORARY.test(each))) {
    rmSync(path.join(folder, name), { force: true });
  }
  return {
    add(route, observations) {
      if (observations.length === 0) return;
      const file = path.join(directory, priceFile(route));
      const text = formatObservations(thin([...read(directory, route), ...observations], today));
      lock.check();
      writeWhole(file, text);
    },
    close: lock.release,
  };
}
