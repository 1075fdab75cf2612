import type { Diagnostic } from '@/lib/source/diagnostic';
import { listWords } from '@/lib/source/list-words';
import type { YamlSource } from '@/lib/source/yaml-source';
import { outboundProblem, type Outbound } from './partner-url';
import type { PartnerRegistry } from './registry';

/** A button that leads to a partner. */
export interface PartnerAction {
  readonly id: string;
  readonly label: string;
  readonly link: Outbound;
}

/** A parsed entry with its link in the form that views use. */
export function withLink<T extends Outbound>({ to, target, ...entry }: T) {
  return { ...entry, link: { to, target } };
}

interface Identified {
  readonly id: string;
}

/**
 * Checks that the ids of a list differ. Reports could not tell two equal ids apart, because they share a sub-id.
 *
 * @param before entries of another list that share the sub-ids of this one
 */
export function checkIds(
  entries: readonly Identified[],
  source: YamlSource,
  path: readonly PropertyKey[] = [],
  before: readonly Identified[] = [],
): readonly Diagnostic[] {
  return entries.flatMap(({ id }, index) =>
    [...before, ...entries.slice(0, index)].some((entry) => entry.id === id)
      ? [source.diagnosticAt([...path, index, 'id'], `'${id}', as before`, 'an id of its own')]
      : [],
  );
}

/** A diagnostic for a `to` (and its `target`) that no link can be built from. */
export function checkOutboundLink(
  registry: PartnerRegistry,
  source: YamlSource,
  path: readonly PropertyKey[],
  outbound: Outbound,
): readonly Diagnostic[] {
  const problem = outboundProblem(registry, outbound);
  return problem ? [source.diagnosticAt([...path, problem.field], problem.found, problem.expected)] : [];
}

/**
 * The same for a link whose values the site fills in. The error is at its `to`, because there is no `target` to correct.
 *
 * @param known names of the values that the site knows
 */
export function checkFilledLink(
  registry: PartnerRegistry,
  source: YamlSource,
  path: readonly PropertyKey[],
  link: Outbound,
  known: readonly string[],
): readonly Diagnostic[] {
  const problem = outboundProblem(registry, link);
  if (!problem) return [];
  const unknown = problem.needed.filter((name) => !known.includes(name));
  const needs = unknown.length > 0 ? `; '${link.to}' needs ${listWords(unknown)}` : '';
  const expected =
    problem.field === 'to' ? problem.expected : `a link that needs nothing but ${listWords(known)}${needs}`;
  return [source.diagnosticAt([...path, 'to'], `'${link.to}'`, expected)];
}

/** `checkOutboundLink` for every entry of a list. */
export function checkOutboundLinks(
  registry: PartnerRegistry,
  entries: readonly Outbound[],
  source: YamlSource,
  path: readonly PropertyKey[] = [],
): readonly Diagnostic[] {
  return entries.flatMap((entry, index) => checkOutboundLink(registry, source, [...path, index], entry));
}
