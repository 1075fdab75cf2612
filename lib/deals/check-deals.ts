import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import type { Price } from './currency/format';
import { placeholdersOf, type Target } from '@/lib/partners/partner-url';
import { own, type PartnerRegistry } from '@/lib/partners/registry';
import { discountPercent } from './discount';

/** A former price must be higher than the price, and a discount what the two say. */
export function checkPrices(entries: readonly Price[], source: YamlSource): readonly Diagnostic[] {
  return entries.flatMap(({ price, originalPrice, discount }, index) => {
    const find = (field: 'originalPrice' | 'discount', found: number, expected: string) => [
      source.diagnosticAt([index, field], String(found), expected),
    ];
    if (originalPrice === undefined)
      return discount === undefined
        ? []
        : find('discount', discount, 'an originalPrice beside it, or no discount');
    if (originalPrice <= price)
      return find('originalPrice', originalPrice, `more than the price, ${price}, or no such field`);
    const right = discountPercent(price, originalPrice);
    if (discount === undefined || discount === right) return [];
    const saved = `as ${price} instead of ${originalPrice} saves`;
    return find('discount', discount, right > 0 ? `${right}, ${saved}` : `no discount, ${saved} less than 1`);
  });
}

/** The part of a route that the page of a link can show: all of it, or nothing where the page is a fixed one. */
export function routeTarget(registry: PartnerRegistry, to: string, route: Target): Target {
  const link = own(registry.links, to);
  const page = link && own(registry.partners, link.partner)?.pages[link.page];
  const wanted = placeholdersOf(page ?? '');
  return Object.fromEntries(Object.entries(route).filter(([name]) => wanted.includes(name)));
}
