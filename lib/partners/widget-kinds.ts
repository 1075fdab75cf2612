/** What a widget shows. The words above a widget are those of its kind (`widgets` in `content/pages.yaml`). */
export const WIDGET_KINDS = [
  'flight-search',
  'flight-map',
  'hotel-search',
  'hotel-selections',
  'hotel-map',
  'hostel-search',
  'transfer-search',
  'transfer-list',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** As the `standIn` of a widget: the place shows our own hotel deals, in the form that the widget would have. */
export const OUR_DEALS = 'our-deals';

/** The kinds of widget that our own hotel deals can stand in for, and what is shown then. */
export const OUR_KINDS = {
  'hotel-selections': 'our-hotel-selections',
  'hotel-map': 'our-hotel-map',
} as const satisfies Partial<Record<WidgetKind, string>>;
export type OurKind = (typeof OUR_KINDS)[keyof typeof OUR_KINDS];

/** What a parameter of a widget may be, so that it follows the place where the widget stands in. */
export const PARAM_ROLES = ['currency', 'color', 'contrast'] as const;
