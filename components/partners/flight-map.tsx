import type { Pages } from '@/lib/site/load-pages';
import { WidgetFrame, type WidgetFrameProps } from './widget-frame';

type FlightMapText = Pages['widgets']['flight-map'];

type FlightMapProps = FlightMapText & Pick<WidgetFrameProps, 'plan' | 'search' | 'placeholder' | 'action'>;

/**
 * The live price map with its caption, a legend of its colors, and a tip about the currency. The caption and the legend are visible with
 * the map only, not with our own prices in its place. The legend uses the colors in the map's address, in both color schemes. A stand-in
 * without colors in its address has no legend.
 */
export function FlightMap({ title, caption, legend, tip, ...frame }: FlightMapProps) {
  const asked = new URL(frame.plan.src).searchParams;
  const primary = asked.get('primary');
  const secondary = asked.get('secondary');
  return (
    <WidgetFrame
      title={title}
      {...frame}
      caption={
        <>
          <span data-part="legend">
            <span>{caption}</span>
            {primary && secondary && (
              <>
                <span>
                  <i style={{ background: primary }} />
                  {legend.flightPrices}
                </span>
                <span>
                  <i style={{ background: secondary }} />
                  {legend.bestDeals}
                </span>
              </>
            )}
          </span>
          {tip}
        </>
      }
    />
  );
}
