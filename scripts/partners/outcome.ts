import { textTable } from '@/scripts/command/text-table';
import { isOffline, type Answer } from './ask';

/** The final text for the operator and the exit code: 0 without problems, 1 with problems, 2 if no partner could be reached. */
export interface Outcome {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

const NO_NETWORK = 'No network: no partner could be reached, so none was checked.';

/** @param badLinks lines about links of the built site to a closed or unknown program */
export function outcomeOf(answers: readonly Answer[], badLinks: readonly string[]): Outcome {
  const links = badLinks.map((line) => `${line}\n`).join('');
  if (isOffline(answers)) {
    return {
      text: `${links}${NO_NETWORK}`,
      exitCode: badLinks.length > 0 ? 1 : 2,
    };
  }
  // If other hosts were reached, an unreached host has a problem itself.
  const rows = answers.map(({ target, verdict, finding }) => [
    verdict === 'unreached' ? 'fault' : verdict,
    target.url.hostname,
    target.name,
    finding,
  ]);
  const count = (word: string) => rows.filter(([verdict]) => verdict === word).length;
  const faults = count('fault') + badLinks.length;
  const summary = `${count('fine')} fine, ${count('unclear')} to look at in a browser, ${faults} wrong`;
  return {
    text: `${textTable(['', 'host', 'what', 'answer'], rows)}\n\n${links}${summary}`,
    exitCode: faults > 0 ? 1 : 0,
  };
}

/**
 * The same for a run that counts failures: a list in Markdown.
 *
 * @param listed the answers to report
 */
export function countedOutcome(
  answers: readonly Answer[],
  listed: readonly Answer[],
  badLinks: readonly string[],
): Outcome {
  const found = [
    ...listed.map(({ target, finding }) => `${target.name}: ${target.url.hostname} (${finding})`),
    ...badLinks,
  ].map((line) => `- ${line}`);
  const isUnchecked = isOffline(answers);
  return {
    text: [...found, ...(isUnchecked ? [NO_NETWORK] : [])].join('\n'),
    exitCode: found.length > 0 ? 1 : isUnchecked ? 2 : 0,
  };
}
