/** One program of the build. */
export interface Stage {
  readonly name: string;
  /** As package.json has it. */
  readonly command: string;
}

/** `tsx scripts/share-pictures.ts` is share-pictures; `next build` is itself. */
const nameOf = (command: string) => /([\w-]+)\.m?[jt]s\b/.exec(command)?.[1] ?? command;

/**
 * The programs that `npm run build` runs, in their order, each to be measured on its own.
 *
 * @param scripts of package.json
 * @throws TypeError for a script that is not there, as npm would
 */
export function buildStages(scripts: Readonly<Record<string, string>>): readonly Stage[] {
  const expand = (name: string): readonly Stage[] => {
    const script = scripts[name];
    if (script === undefined) throw new TypeError(`package.json has no script '${name}'`);
    return script.split(' && ').flatMap((command) => {
      const other = /^npm run (\S+)/.exec(command)?.[1];
      return other ? expand(other) : [{ name: nameOf(command), command }];
    });
  };
  return [...('prebuild' in scripts ? expand('prebuild') : []), ...expand('build')];
}
