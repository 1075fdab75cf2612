import { operatorAccount } from './environment';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadPartners } from '@/lib/partners/load-partners';
import { absoluteUrl } from '@/lib/site-address';
import { runCommand } from './command';
import { reportLinks } from './links-report';
import { askPartners, type Answer } from './partners/ask';
import { partnerTargets } from './partners/targets';
import { textTable } from './text-table';

const COMMAND = {
  usage: 'npm run check:partners',
  summary:
    "Asks every partner address that the site links, loads or frames once, and looks for links of the built site ('out') to closed programmes. Exit code 0: nothing is wrong; 1: something is; 2: there is no network, so no partner was checked.",
};

const TIMEOUT = 20_000;
const HOSTS_AT_ONCE = 4;

/** Links of the export that lead to a programme that closed after it was built, or that nobody has. */
function closedLinks(out: string, site: URL): readonly string[] {
  return reportLinks(out, loadPartners(), site.origin)
    .filter(({ state }) => state === 'closed' || state === 'unknown programme')
    .map(({ page, partner, state, subId }) => `${page}: ${subId} leads to ${partner} (${state})`);
}

function printAnswers(answers: readonly Answer[]): void {
  const row = ({ target, verdict, says }: Answer) => [
    verdict === 'unreached' ? 'fault' : verdict,
    target.url.hostname,
    target.name,
    says,
  ];
  console.log(textTable(['', 'host', 'what', 'answer'], answers.map(row)));
}

await runCommand(COMMAND, async () => {
  const account = operatorAccount();
  const registry = loadPartners();
  const site = new URL(absoluteUrl('/'));
  const closed = Object.values(registry.partners).filter(({ status }) => status === 'closed');

  const out = path.resolve('out');
  const built = existsSync(path.join(out, 'index.html'));
  const links = built ? closedLinks(out, site) : [];
  for (const link of links) console.error(link);
  if (!built) console.log("There is no export in 'out', so its links were not looked at.");

  const answers = await askPartners(partnerTargets(registry, account), {
    site,
    closedHosts: closed.flatMap(({ hosts }) => hosts),
    timeout: TIMEOUT,
    hostsAtOnce: HOSTS_AT_ONCE,
  });
  if (answers.every(({ verdict }) => verdict === 'unreached')) {
    console.error('No network: no partner could be reached, so none was checked.');
    process.exitCode = links.length > 0 ? 1 : 2;
    return;
  }
  printAnswers(answers);
  const count = (...verdicts: readonly Answer['verdict'][]) =>
    answers.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const faults = count('fault', 'unreached') + links.length;
  console.log(`\n${count('fine')} fine, ${count('unclear')} to look at in a browser, ${faults} wrong`);
  if (faults > 0) process.exitCode = 1;
});
