/** One program of the build. */
export interface Stage {
  readonly name: string;
  /** As package.json has it. */
  readonly command: string;
}

/** `tsx scripts/export/share-pictures.ts` is share-pictures; `next build` is itself. */
const nameOf = (command: string) => /([\w-]+)\.m?[jt]s\b/.exec(command)?.[1] ?? command;

/**
 * The programs that `npm run build` runs, in their order, each to be measured on its own.
 *
 * @param steps of the build
 * @param scripts of package.json, which some steps name
 * @throws TypeError for a script that is not there, as npm would
 */
export function buildStages(
  steps: readonly string[],
  scripts: Readonly<Record<string, string>>,
): readonly Stage[] {
  const expand = (step: string): readonly Stage[] => {
    const [, name, passed] = /^npm run (\S+)(?: --silent)?(?: -- (.*))?$/.exec(step) ?? [];
    if (name === undefined) {
      const command = step.replace('npx --no-install ', '');
      return [{ name: nameOf(command), command }];
    }
    const script = scripts[name];
    if (script === undefined) throw new TypeError(`package.json has no script '${name}'`);
    return (passed ? `${script} ${passed}` : script).split(' && ').flatMap(expand);
  };
  return steps.flatMap(expand);
}
