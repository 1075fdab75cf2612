import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEAL_LISTS, loadDestinations } from '@/lib/deals/load-deals';
import { placeholderWarning, readAccount } from '@/lib/site/operator-account';
import { loadPartners } from '@/lib/site/load-partners';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { absoluteUrl } from '@/lib/site/address';
import { currentBuildContext } from '@/lib/site/build-context';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import {
  countFailures,
  readFailureCounts,
  readStateOption,
  writeFailureCounts,
} from './links/failure-counts';
import { reportLinks } from './partners/links-report';
import { askPartners } from './partners/ask';
import { countedOutcome, outcomeOf } from './partners/outcome';
import { partnerTargets, uncheckedLinks } from './partners/targets';

const COMMAND = {
  usage: 'npm run check:partners -- [options]',
  summary:
    "Requests every partner address that the site links to, loads or frames once, and finds links of the built site ('out') to closed programs. Exit code 0: no faults; 1: at least one fault; 2: there is no network, so no partner was checked.",
  options: {
    state: { type: 'string', value: 'file', help: 'keep the failures of earlier runs in this file' },
    new: {
      type: 'boolean',
      help: 'with --state: list only addresses that have become broken in this run, and links to closed programs',
    },
  },
} as const;

/** Milliseconds. */
const TIMEOUT = 20_000;
const HOSTS_AT_ONCE = 4;

/** Links of the export to a program that was closed after the build, or that no partner has. */
function badLinks(out: string, registry: PartnerRegistry, site: URL): readonly string[] {
  if (!existsSync(path.join(out, 'index.html'))) {
    console.error("There is no export in 'out', so its links were not checked.");
    return [];
  }
  return reportLinks(out, registry, site.origin)
    .filter(({ state }) => state === 'closed' || state === 'unknown program')
    .map(({ page, partner, state, subId }) => `${page}: ${subId || 'a link'} leads to ${partner} (${state})`);
}

/** The links of all deals, which provide the values for partners' pages. */
const dealLinks = () =>
  [...DEAL_LISTS.flatMap(({ load }) => load()), ...loadDestinations()].map(({ link }) => link);

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const file = readStateOption(values);
  const before = file === undefined ? {} : readFailureCounts(file);
  const registry = loadPartners();
  const account = readAccount(registry);
  const site = new URL(absoluteUrl('/'));
  const links = badLinks(path.resolve('out'), registry, site);
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');
  const deals = dealLinks();
  const answers = await askPartners(partnerTargets(registry, account, deals), {
    site,
    closedHosts: closed.flatMap(({ hosts }) => hosts),
    timeout: TIMEOUT,
    hostsAtOnce: HOSTS_AT_ONCE,
  });
  if (file !== undefined) {
    const { counts, broken, isNew } = countFailures(before, answers, currentBuildContext().today);
    writeFailureCounts(file, counts);
    const listed = values.new ? broken.filter(isNew) : broken;
    const { text, exitCode } = countedOutcome(answers, listed, links);
    if (text) console.log(text);
    process.exitCode = exitCode;
    return;
  }
  for (const name of uncheckedLinks(registry, deals)) {
    console.log(`Not requested, because no deal provides a city or route for its address: ${name}`);
  }
  const warning = placeholderWarning(account);
  if (warning) console.log(warning);
  const { text, exitCode } = outcomeOf(answers, links);
  console.log(text);
  process.exitCode = exitCode;
});
