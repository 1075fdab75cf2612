import { textTable } from '@/scripts/command/text-table';
import type { Answer } from './ask';

/** The final text for the operator and the exit code: 0 without problems, 1 with problems, 2 if no partner could be reached. */
export interface Outcome {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

/** @param badLinks lines about links of the built site to a closed or unknown program */
export function outcomeOf(answers: readonly Answer[], badLinks: readonly string[]): Outcome {
  const links = badLinks.map((line) => `${line}\n`).join('');
  if (answers.every(({ verdict }) => verdict === 'unreached')) {
    return {
      text: `${links}No network: no partner could be reached, so none was checked.`,
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
