import type { Diagnostic } from '@/lib/source/diagnostic';
import { followStandIns, type PartnerRegistry, type Widget } from './registry';
import type { Report } from './registry-rules';
import { OUR_DEALS, OUR_KINDS } from './widget-kinds';

/** Checks a widget whose stand-in is our own deals, because they can replace only some kinds of widget. */
function checkOurDeals(key: string, { shows }: Widget, report: Report): readonly Diagnostic[] {
  if (Object.hasOwn(OUR_KINDS, shows)) return [];
  const expected = `a key of widgets, as only ${Object.keys(OUR_KINDS).join(' and ')} can show our own deals`;
  return [report(['widgets', key, 'standIn'], `'${OUR_DEALS}' for a ${shows}`, expected)];
}

/** Checks that every chain of stand-ins ends at a live entry. */
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
      // Report a broken chain once, at the entry where it breaks.
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
