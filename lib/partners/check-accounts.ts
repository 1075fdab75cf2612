import type { Diagnostic } from '@/lib/source/diagnostic';
import type { PartnerRegistry } from './registry';
import type { Report } from './registry-rules';

/** Checks that each account has its own variable and different parameters, and that partners name accounts that exist. */
export function checkAccounts(
  { accounts, partners }: PartnerRegistry,
  siteVariables: readonly string[],
  report: Report,
): readonly Diagnostic[] {
  const taken = new Map(siteVariables.map((name) => [name, 'the site itself or the network']));
  const diagnostics = Object.entries(accounts).flatMap(([key, { env, id, subId }]) => {
    const other = taken.get(env);
    taken.set(env, other ?? `the account ${key}`);
    return [
      ...(other === undefined
        ? []
        : [report(['accounts', key, 'env'], `'${env}', which belongs to ${other}`, 'a variable of its own')]),
      ...(subId?.parameter === id
        ? [
            report(
              ['accounts', key, 'subId', 'parameter'],
              `'${id}'`,
              'another parameter than that of the id',
            ),
          ]
        : []),
    ];
  });
  const unknown = Object.entries(partners).flatMap(([key, { link }]) =>
    link.shape === 'network' || Object.hasOwn(accounts, link.account)
      ? []
      : [
          report(
            ['partners', key, 'link', 'account'],
            `'${link.account}'`,
            `a key of accounts: ${Object.keys(accounts).join(', ')}`,
          ),
        ],
  );
  return [...diagnostics, ...unknown];
}
