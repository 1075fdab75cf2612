/** Degrees, north and east positive. */
export interface Location {
  readonly lat: number;
  readonly lng: number;
}

/** Latitudes at the edges of the site's maps (`lib/site/land.ts`). */
export const MAP_EDGES = { north: 80, south: -56 } as const;

const LOCATION = /^(-?\d{1,2}(?:\.\d+)?), *(-?\d{1,3}(?:\.\d+)?)$/;

/** Reads latitude and longitude in the format that online maps copy, such as `38.711, -9.140`. */
export function locationIn(typed: string): Location | undefined {
  const [, lat, lng] = LOCATION.exec(typed.trim()) ?? [];
  const location = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(location.lat) <= 90 && Math.abs(location.lng) <= 180 ? location : undefined;
}

/** Rounded to a hundredth of a degree, about a kilometer: `38.71° N, 9.14° W`. */
export const formatLocation = ({ lat, lng }: Location): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`;

/** Rounded to a millionth of a degree, about a decimeter. JavaScript writes smaller numbers as `1e-7`, which maps cannot read. */
const degrees = (number: number) => Number(number.toFixed(6));

/** Links to a place on the maps of other companies. */
export function mapLinks(location: Location): readonly { readonly name: string; readonly href: string }[] {
  const [lat, lng] = [degrees(location.lat), degrees(location.lng)];
  return [
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=14/${lat}/${lng}`,
    },
    // https://developers.google.com/maps/documentation/urls/get-started#search-action
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}` },
  ];
}
