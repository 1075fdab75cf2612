import type { Diagnostic } from '@/lib/source/diagnostic';
import { followStandIns, type PartnerRegistry, type Widget } from './registry';
import type { Report } from './registry-rules';
import { OUR_DEALS, OUR_KINDS } from './widget-kinds';

/** Our own deals can be drawn as some kinds of widget only. */
function checkOurDeals(key: string, { shows }: Widget, report: Report): readonly Diagnostic[] {
  if (Object.hasOwn(OUR_KINDS, shows)) return [];
  const expected = `a key of widgets, as only ${Object.keys(OUR_KINDS).join(' and ')} can show our own deals`;
  return [report(['widgets', key, 'standIn'], `'${OUR_DEALS}' for a ${shows}`, expected)];
}

/** Every chain of stand-ins must end at something live. */
export function checkStandIns(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return (['partners', 'widgets', 'embeds'] as const).flatMap((section) =>
    Object.entries(registry[section]).flatMap(([key, { standIn }]) => {
      const end = followStandIns(registry[section], key);
      if (section === 'widgets' && standIn === OUR_DEALS)
        return checkOurDeals(key, registry.widgets[key]!, report);
      if (standIn !== undefined && !Object.hasOwn(registry[section], standIn)) {
        return [report([section, key, 'standIn'], `'${standIn}'`, `a key of ${section}`)];
      }
      if (!('because' in end)) return [];
      if (end.because === 'a circle') {
        return [
          report(
            [section, key, 'standIn'],
            'a circle of closed ones',
            'a standIn that leads to something live',
          ),
        ];
      }
      // A chain that breaks further on is told where it breaks.
      return end.brokenAt === key
        ? [
            report(
              [section, key, 'status'],
              'closed, without a standIn',
              `a standIn, one of ${section} that is live`,
            ),
          ]
        : [];
    }),
  );
}
