import { z } from 'zod';
import { allFields } from '@/lib/source/field-rules';

const nameRule =
  "a sub-id such as 'home_flights_boston-dublin', or all that begin alike, such as 'my-old-slug_*'";
const name = z.string(nameRule).regex(/^(?:[a-z0-9-]+_){0,3}(?:[a-z0-9-]+|\*)$/, nameRule);

/** Matches the rest of a sub-id. */
const REST = '*';
const isPattern = (text: string) => text.endsWith(REST);

const listRule = 'a list of renamed sub-ids, or [] for none';
const aliasSchema = allFields({ from: name, to: name }).refine(
  ({ from, to }) => isPattern(from) === isPattern(to),
  "'*' at the end of both from and to, or of neither",
);

/** `content/sub-id-aliases.yaml`: sub-ids that were renamed. */
export const subIdAliasesSchema = allFields({
  aliases: z.array(aliasSchema, listRule).superRefine((aliases, context) => {
    for (const [index, { from }] of aliases.entries()) {
      if (aliases.findIndex((alias) => alias.from === from) < index) {
        context.addIssue({ code: 'custom', path: [index, 'from'], message: 'a sub-id that is renamed once' });
      } else if (currentSubId(from, aliases) === undefined) {
        context.addIssue({ code: 'custom', path: [index, 'to'], message: 'no circle of renamed sub-ids' });
      }
    }
  }),
});

export type SubIdAlias = Readonly<z.infer<typeof subIdAliasesSchema>['aliases'][number]>;

function rename(subId: string, { from, to }: SubIdAlias): string | undefined {
  if (from === subId) return to;
  const start = from.slice(0, -REST.length);
  if (!isPattern(from) || !subId.startsWith(start)) return undefined;
  return to.slice(0, -REST.length) + subId.slice(start.length);
}

/** The current name of a sub-id after all renames, or undefined if they form a circle. */
export function currentSubId(subId: string, aliases: readonly SubIdAlias[]): string | undefined {
  // An alias that applies twice would apply forever; with '*' the sub-id may even grow each time.
  const used = new Set<SubIdAlias>();
  let current = subId;
  for (;;) {
    const alias = aliases.find((each) => rename(current, each) !== undefined);
    if (!alias) return current;
    if (used.has(alias)) return undefined;
    used.add(alias);
    current = rename(current, alias) ?? current;
  }
}

/** The names from which a sub-id was renamed last: one for each alias that leads to it. */
export const formerSubIds = (subId: string, aliases: readonly SubIdAlias[]): readonly string[] =>
  aliases.flatMap(({ from, to }) => rename(subId, { from: to, to: from }) ?? []);
