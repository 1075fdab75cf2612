import { absoluteUrl } from '@/lib/site/address';
import { currentBuildContext } from '@/lib/site/build-context';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { outsideLinks } from './links/outside-links';
import {
  countFailures,
  readFailureCounts,
  readStateOption,
  FAILURES_UNTIL_BROKEN,
  writeFailureCounts,
} from './links/failure-counts';
import { askPartners, isOffline, type Answer } from './partners/ask';

const COMMAND = {
  usage: 'npm run check:links -- [options]',
  summary:
    `Requests every external address in articles, guides and text pages. With --state, a link counts as broken only after ${FAILURES_UNTIL_BROKEN} failed runs ` +
    'in a row. Exit code 0: no link is broken; 1: some are; 2: there is no network.',
  options: {
    state: { type: 'string', value: 'file', help: 'keep the failures of earlier runs in this file' },
    new: {
      type: 'boolean',
      help: 'with --state: list and count for the exit code only links that have become broken in this run',
    },
  },
} as const;

/** Milliseconds. */
const TIMEOUT = 20_000;
const HOSTS_AT_ONCE = 4;

/** A line for writers: the place of the link, its answer, and the address of a possible copy. */
const lineOf = ({ target, finding }: Answer) =>
  `- ${target.name}: ${target.url.href} (${finding}); an archived copy may be at https://web.archive.org/web/${target.url.href}`;

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const file = readStateOption(values);
  const before = file === undefined ? {} : readFailureCounts(file);
  const answers = await askPartners(outsideLinks(contentDirectory()), {
    site: new URL(absoluteUrl('/')),
    closedHosts: [],
    timeout: TIMEOUT,
    hostsAtOnce: HOSTS_AT_ONCE,
  });
  if (isOffline(answers)) {
    console.log('No network: no address could be reached, so none was checked.');
    process.exitCode = 2;
    return;
  }
  const { counts, failed, broken, isNew } = countFailures(before, answers, currentBuildContext().today);
  if (file) writeFailureCounts(file, counts);
  const counted = file ? broken : failed;
  const listed = values.new ? broken.filter(isNew) : counted;
  for (const answer of listed) console.log(lineOf(answer));
  const waiting = file ? `, ${failed.length - broken.length} failed and will be checked again` : '';
  if (!values.new) console.log(`${answers.length} links to other hosts: ${counted.length} broken${waiting}.`);
  if (listed.length > 0) process.exitCode = 1;
});
