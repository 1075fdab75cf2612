import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import { outboundProblem } from './partner-url';
import type { PartnerRegistry } from './registry';

/* What the checks of `partners.yaml` share. */

/** Makes a diagnostic for a field of the file. */
export type Report = YamlSource['diagnosticAt'];

/** What an address of a partner must be on. */
export const hostRule = (partner: string, hosts: readonly string[]): string =>
  `a host of the partner ${partner} (${hosts.join(', ')})`;

/** A link that stands by itself, without a deal that could fill in a target. */
export function checkPlainLink(
  registry: PartnerRegistry,
  path: readonly PropertyKey[],
  to: string,
  report: Report,
): readonly Diagnostic[] {
  const problem = outboundProblem(registry, { to, target: {} });
  return problem ? [report(path, `'${to}'`, 'a key of links that leads to a fixed page')] : [];
}
