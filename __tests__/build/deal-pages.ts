import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shownWidget, type Widget, type WidgetSlot } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { attribute, elements, textOf, type Element } from '@/scripts/html/elements';
import { OUT, pages, type Page } from './pages';

export const registry = loadPartners();

export function pageAt(address: string): Page {
  const found = pages.find((page) => page.path === address);
  if (!found) throw new Error(`No page at ${address}`);
  return found;
}

/** Elements below one that fit, in the order of the page. */
export const below = (element: Element, fits: (candidate: Element) => boolean): readonly Element[] =>
  [...elements(element)].slice(1).filter(fits);

export const isTag = (tagName: string) => (element: Element) => element.tagName === tagName;
export const isPart = (name: string) => (element: Element) => attribute(element, 'data-part') === name;

/** The section that a heading names. */
export function sectionOf({ elements: all }: Page, heading: string): Element {
  const title = all.find((element) => element.tagName === 'h2' && textOf(element) === heading);
  const id = title && attribute(title, 'id');
  const section = all.find((element) => id !== undefined && attribute(element, 'aria-labelledby') === id);
  if (!section) throw new Error(`No section '${heading}'`);
  return section;
}

/** The section of a widget's slot, whatever it shows. */
export function slotOf({ path: address, elements: all }: Page, slot: WidgetSlot): Element {
  const section = all.find((element) => attribute(element, 'aria-labelledby') === slot);
  if (!section) throw new Error(`No section of ${slot} on ${address}`);
  return section;
}

/** The widget that a slot shows: its own or a stand-in. Undefined if it shows our own deals. */
export function widgetIn(slot: WidgetSlot): Widget | undefined {
  const shown = shownWidget(registry, slot);
  return 'ours' in shown ? undefined : shown.widget;
}

/** The heights of the frames in a slot that the content asks for: that of the slot, also for a stand-in. */
export const heightsIn = (slot: WidgetSlot): readonly unknown[] =>
  widgetIn(slot) ? [registry.widgets[slot]?.height] : [];

/** What a link or button says, without the words on where it opens and without the price for the ear. */
export const labelOf = (element: Element): string => textOf(element).replace(/ \((?:.*, )?opens .*$/, '');

/** Titles and prices of the deals below an element, as a visitor reads them. */
export const cardsOf = (element: Element): readonly (readonly string[])[] =>
  below(element, (candidate) => attribute(candidate, 'data-kind') !== undefined).map((card) => [
    ...below(card, isTag('a')).map(labelOf),
    ...below(card, isTag('b')).map(textOf),
  ]);

/** The least height in pixels that the style attribute of a frame reserves for its widget. */
export const heightOf = (element: Element): number =>
  Number(/^--height:(\d+)px$/.exec(attribute(element, 'style') ?? '')?.[1]);

/** Labels of the buttons below an element. */
export const buttonsOf = (element: Element): readonly string[] =>
  below(element, (candidate) => attribute(candidate, 'class')?.split(' ').includes('button') ?? false).map(
    labelOf,
  );

/** Addresses of the widgets' scripts, be the page's data in it or beside it. */
export const widgetsOf = ({ file, html }: Page): readonly URL[] => {
  const payloadFile = path.join(OUT, file.replace(/\.html$/, '.txt'));
  const payload = existsSync(payloadFile) ? readFileSync(payloadFile, 'utf8') : '';
  const unescaped = `${html}${payload}`.replaceAll('\\u0026', '&').replaceAll('&amp;', '&');
  const found = unescaped.match(/https:\/\/[^"\\<]+\/content\?[^"\\<]+/g) ?? [];
  return [...new Set(found)].map((address) => new URL(address));
};

/** The account values of this build, whoever's they are: one marker and one traffic source for all of it. */
export const account = {
  marker: pageAt('/').links[0]?.accountId ?? '',
  trs: pageAt('/flights').links[0]?.url.searchParams.get('trs') ?? '',
};
