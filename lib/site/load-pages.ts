import type { z } from 'zod';
import type { Frozen } from '@/lib/source/frozen';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { HOTEL_TARGETS } from '@/lib/partners/stay-query';
import { fittingTarget } from '@/lib/partners/partner-url';
import {
  checkFilledLink,
  checkIds,
  checkOutboundLink,
  type PartnerAction,
} from '@/lib/partners/outbound-links';
import { checkArticle, checkTextPage } from './content-links';
import { DEAL_TABS, pageKey } from './landing-pages';
import { loadPartners } from './load-partners';
import { memoize } from './memoize';
import { claimsSchema, pagesSchema } from './page-schemas';

/** The site's claims about itself, and the note that its links earn a commission. */
export type Claims = Frozen<z.infer<typeof claimsSchema>>;

/** The note that partner links earn a commission, and the page that explains it. */
export type CommissionWords = Claims['commissionNote'];

/** The text of the landing pages, and the buttons that do not belong to a deal. */
export type Pages = Frozen<z.infer<typeof pagesSchema>>;

/** `content/claims.yaml`. */
export const loadClaims = memoize((directory): Claims =>
  orThrow(
    readYamlFile(directory, 'claims.yaml', claimsSchema, ({ commissionNote, claims, why }, source) => [
      ...checkTextPage(directory, source, ['commissionNote', 'page'], commissionNote.page),
      ...checkIds(claims, source, ['claims']),
      ...checkIds(why.points, source, ['why', 'points']),
      ...claims.flatMap(({ page }, index) =>
        checkTextPage(directory, source, ['claims', index, 'page'], page),
      ),
      ...why.points.flatMap(({ page }, index) =>
        checkTextPage(directory, source, ['why', 'points', index, 'page'], page),
      ),
    ]),
  ),
);

const isAction = (value: object): value is PartnerAction => 'link' in value;

/** All buttons inside a value, each with its path. */
function buttonsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly button: PartnerAction; readonly path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isAction(value)) return [{ button: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => buttonsIn(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => buttonsIn(entry, [...path, key]));
}

/** Sample values of a destination, used to check buttons: its name and the codes of a flight there. */
const ANY_PLACE: Readonly<Record<'city' | 'from' | 'to', string>> = { city: 'Paris', from: 'LON', to: 'PAR' };

/** `content/pages.yaml`. */
export const loadPages = memoize((directory): Pages => {
  const registry = loadPartners(directory);
  return orThrow(
    readYamlFile(directory, 'pages.yaml', pagesSchema, (pages, source) => [
      ...pages.home.tabs.flatMap(({ buttons }, index) =>
        checkIds(buttons, source, ['home', 'tabs', index, 'buttons']),
      ),
      ...(['flights', 'hotels'] as const).flatMap((name) => {
        const { to } = pages.destination[name];
        const link = { to, target: fittingTarget(registry, to, ANY_PLACE) };
        return checkFilledLink(registry, source, ['destination', name], link, Object.keys(ANY_PLACE));
      }),
      ...(['search', 'cities'] as const).flatMap((name) => {
        const part = pages.hotels[name];
        const target = HOTEL_TARGETS[name];
        return part
          ? checkFilledLink(registry, source, ['hotels', name], { to: part.to, target }, Object.keys(target))
          : [];
      }),
      ...DEAL_TABS.map(pageKey).flatMap((name) =>
        pages[name].reading.articles.flatMap((slug, index) =>
          checkArticle(directory, source, [name, 'reading', 'articles', index], slug),
        ),
      ),
      ...checkTextPage(directory, source, ['deals', 'explainedBy'], pages.deals.explainedBy),
      ...buttonsIn(pages).flatMap(({ button, path }) =>
        checkOutboundLink(registry, source, path, button.link),
      ),
    ]),
  );
});
