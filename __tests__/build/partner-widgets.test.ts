import { EMBED_SLOTS, liveEntry, shownWidget, WIDGET_SLOTS, type WidgetSlot } from '@/lib/partners/registry';
import { WIDGET_PAGES } from '@/lib/deals/stand-ins';
import { attribute } from '@/scripts/html/elements';
import { framedAddress } from '@/scripts/html/framed-address';
import { account, isTag, pageAt, registry, widgetsOf } from './deal-pages';
import { faults, pages } from './pages';

/** What partners draw within our pages, as the complete export asks for it. */

const slotsOf = (address: string): readonly WidgetSlot[] =>
  WIDGET_SLOTS.filter((slot) => WIDGET_PAGES[slot] === address);

test.each([...new Set(Object.values(WIDGET_PAGES))])(
  'the widgets of %s carry marker and sub-id, and the parameters of what is live',
  (address) => {
    const page = pageAt(address);
    const widgets = widgetsOf(page);
    const expected = slotsOf(address).flatMap((slot) => {
      const shown = shownWidget(registry, slot);
      return 'ours' in shown ? [] : { slot, widget: shown.widget };
    });
    expect(expected.every(({ widget }) => widget.status === 'live')).toBe(true);
    expect(widgets.map((url) => Object.fromEntries(url.searchParams))).toEqual(
      expected.map(({ slot, widget }) => ({
        ...Object.fromEntries(Object.entries(widget.params).map(([name, value]) => [name, String(value)])),
        trs: account.trs,
        shmarker: `${account.marker}.${page.links[0]?.subId.split('_')[0]}_widget_${slot}`,
        promo_id: String(widget.promo),
        campaign_id: String(widget.campaign),
      })),
    );
    for (const { hostname } of widgets) expect(hostname).toBe(registry.network.widgetHost);
  },
);

test('every place that a page has for a widget is there, in a section of its own', () => {
  for (const slot of WIDGET_SLOTS) {
    const { elements } = pageAt(WIDGET_PAGES[slot]);
    expect(elements.filter((element) => attribute(element, 'aria-labelledby') === slot)).toHaveLength(1);
  }
});

test('no other page asks for a widget', () => {
  const found = faults(pages, (page) => (slotsOf(page.path).length > 0 ? [] : widgetsOf(page).map(String)));
  expect(found).toEqual([]);
});

test('the frames: titled, lazy, sandboxed, of the partner whose plain link stands beside them', () => {
  for (const slot of EMBED_SLOTS) {
    const embed = liveEntry(registry.embeds, slot);
    const partner = liveEntry(registry.partners, embed.partner).name;
    const isDirect = embed.through === 'direct';
    const page = pageAt(`/${slot}`);
    const [frame, ...others] = page.elements.filter(isTag('iframe'));
    if (!frame) throw new Error(`No frame on /${slot}`);
    expect(others).toEqual([]);
    expect(attribute(frame, 'title')).toBe(embed.title);
    expect(attribute(frame, 'loading')).toBe('lazy');
    expect(attribute(frame, 'sandbox')).toBe(embed.sandbox.join(' '));
    const src = new URL(framedAddress(frame) ?? '');
    expect(src.hostname).toBe(new URL(isDirect ? embed.address : registry.network.linkUrl).hostname);
    const ownLink = page.links.find(({ subId }) => subId === `${slot}_frame_${slot}-link`);
    expect(ownLink).toMatchObject({ partner });
    if (!isDirect) {
      expect(src.searchParams.get('marker')).toBe(`${account.marker}.${slot}_frame_${slot}`);
    }
  }
});
