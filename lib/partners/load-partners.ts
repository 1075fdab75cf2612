import type { Diagnostic } from '@/lib/source/diagnostic';
import { memoize } from '@/lib/source/read-files';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import type { YamlSource } from '@/lib/source/yaml-source';
import { checkRegistry } from './check-registry';
import { outboundProblem, type Outbound } from './partner-url';
import type { PartnerRegistry } from './registry';
import { partnersSchema } from './schemas';

/** `content/partners.yaml`. @throws ContentError naming every mistake in it */
export const loadPartners = memoize((directory): PartnerRegistry =>
  orThrow(readYamlFile(directory, 'partners.yaml', partnersSchema, checkRegistry)),
);

/** A diagnostic for a `to` (and its `target`) that no link can be built from. */
export function checkOutbound(
  registry: PartnerRegistry,
  source: YamlSource,
  path: readonly PropertyKey[],
  outbound: Outbound,
): readonly Diagnostic[] {
  const problem = outboundProblem(registry, outbound);
  return problem ? [source.diagnosticAt([...path, problem.field], problem.found, problem.expected)] : [];
}
