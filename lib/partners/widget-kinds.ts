/** The kinds of content that widgets show. The text above a widget depends on its kind (`widgets` in `content/pages.yaml`). */
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

/** Value of `standIn` for our own hotel deals, shown in the form of the widget. */
export const OUR_DEALS = 'our-deals';

/** The kinds of widget that our own hotel deals can replace, and the kind shown instead. */
export const OUR_KINDS = {
  'hotel-selections': 'our-hotel-selections',
  'hotel-map': 'our-hotel-map',
} as const satisfies Partial<Record<WidgetKind, string>>;
export type OurKind = (typeof OUR_KINDS)[keyof typeof OUR_KINDS];

/** Parameters of a stand-in that take the value of the widget it replaces. */
export const PARAM_ROLES = ['currency', 'color', 'contrast'] as const;
