import type { ReactNode } from 'react';
import type { WidgetPlan } from '@/lib/partners/widget-url';
import type { Pages } from '@/lib/site/load-pages';
import { WidgetFrame } from './widget-frame';

type FlightMapText = Pages['widgets']['flight-map'];

interface FlightMapProps extends FlightMapText {
  readonly plan: WidgetPlan;
  readonly standIn?: ReactNode;
}

/**
 * The live price map with its caption, a legend of its colors, and a tip about the currency. The legend uses the colors in the map's
 * address, in both color schemes. A stand-in without colors in its address has no legend.
 */
export function FlightMap({ title, caption, legend, tip, plan, standIn }: FlightMapProps) {
  const asked = new URL(plan.src).searchParams;
  const primary = asked.get('primary');
  const secondary = asked.get('secondary');
  return (
    <WidgetFrame
      title={title}
      text={caption}
      plan={plan}
      standIn={standIn}
      caption={
        <>
          {primary && secondary && (
            <span data-part="legend">
              <span>
                <i style={{ background: primary }} />
                {legend.flightPrices}
              </span>
              <span>
                <i style={{ background: secondary }} />
                {legend.bestDeals}
              </span>
            </span>
          )}
          {tip}
        </>
      }
    />
  );
}
