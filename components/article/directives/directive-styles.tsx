import type { ComponentType } from 'react';
import { CalloutStyle } from './callout-style';
import { ChecklistStyle } from './checklist-style';
import { DaysStyle } from './days-style';
import { DetailsStyle } from './details-style';
import { FactsStyle } from './facts-style';
import { FaqStyle } from './faq-style';
import { GalleryStyle } from './gallery-style';
import { PlaceMapStyle } from './place-map-style';
import { QuoteStyle } from './quote-style';
import { VideoStyle } from './video-style';

/*
 * What directives look like. A page carries the styles of those that its body has. Each is a style sheet of its own, because
 * the markup comes from `lib/articles/markdown` and stands among that of others.
 */

/** The style of each directive that has one, by its name. */
const STYLES: Readonly<Record<string, ComponentType>> = {
  tip: CalloutStyle,
  note: CalloutStyle,
  warning: CalloutStyle,
  quote: QuoteStyle,
  facts: FactsStyle,
  days: DaysStyle,
  faq: FaqStyle,
  details: DetailsStyle,
  checklist: ChecklistStyle,
  youtube: VideoStyle,
  vimeo: VideoStyle,
  map: PlaceMapStyle,
  gallery: GalleryStyle,
};

/** The styles of the given directives, each once. */
export function DirectiveStyles({ names }: { readonly names: readonly string[] }) {
  const styles = new Set(names.flatMap((name) => STYLES[name] ?? []));
  return [...styles].map((Style, index) => <Style key={index} />);
}
