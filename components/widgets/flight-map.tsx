import type { WidgetPlan } from '@/lib/partners/widget-url';
import { WidgetFrame } from './widget-frame';

interface FlightMapProps {
  readonly title: string;
  readonly caption: string;
  readonly legend: { readonly flightPrices: string; readonly bestDeals: string };
  readonly tip: string;
  readonly plan: WidgetPlan;
}

/** The live price map with its caption, the meaning of its colors, and the tip about the currency. */
export function FlightMap({ title, caption, legend, tip, plan }: FlightMapProps) {
  return (
    <WidgetFrame
      title={title}
      text={caption}
      plan={plan}
      caption={
        <>
          <span data-part="legend">
            <span>{legend.flightPrices}</span>
            <span>{legend.bestDeals}</span>
          </span>
          {tip}
        </>
      }
    />
  );
}
