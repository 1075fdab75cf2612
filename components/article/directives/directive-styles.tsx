import type { ComponentType } from 'react';
import type { DirectiveName } from '@/lib/articles/markdown/directives';
import { CalloutStyle } from './callout-style';
import { ChecklistStyle } from './checklist-style';
import { DaysStyle } from './days-style';
import { DetailsStyle } from './details-style';
import { FactsStyle } from './facts-style';
import { FaqStyle } from './faq-style';
import { GalleryStyle } from './gallery-style';
import { PlaceMapStyle } from './place-map-style';
import { QuoteStyle } from './quote-style';
import { TaskStyle } from './task-style';
import { VideoStyle } from './video-style';

/*
 * The styles of directives. A page contains only the styles of the directives in its body. Each directive has a separate global style sheet
 * instead of a styled component, because `lib/articles/markdown` produces the markup.
 */

/** Directives that have the styles of their component or those of every body. */
type WithoutStyle = 'deal' | 'partner' | 'figure';

/** The styles of directives and of checkboxes by name. */
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
  task: TaskStyle,
  youtube: VideoStyle,
  vimeo: VideoStyle,
  map: PlaceMapStyle,
  gallery: GalleryStyle,
} satisfies Record<Exclude<DirectiveName, WithoutStyle> | 'task', ComponentType>;

/** The styles of the given directives, without duplicates. */
export function DirectiveStyles({ names }: { readonly names: readonly string[] }) {
  const styles = new Set(names.flatMap((name) => STYLES[name] ?? []));
  return [...styles].map((Style, index) => <Style key={index} />);
}
