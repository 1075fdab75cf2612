import { decodeAddress } from '@/lib/source/web-address';
import { VIDEO_HOSTS, type VideoHost } from '@/lib/articles/markdown/video-hosts';

/** A film or another frame of a page elsewhere. */
export interface Media {
  /** The page on which a reader finds it. */
  readonly page: string;
  /** What a link to it says. */
  readonly words: string;
  readonly video?: { readonly host: VideoHost; readonly id: string };
  /** A place on a map whose name and position the address tells. */
  readonly place?: { readonly name: string; readonly at: string };
}

const HOSTS: readonly (readonly [host: RegExp, words: string])[] = [
  [/(?:^|\.)instagram\.com$/, 'Post on Instagram'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'Post on X'],
  [/(?:^|\.)facebook\.com$/, 'Post on Facebook'],
  [/(?:^|\.)spotify\.com$/, 'Listen on Spotify'],
  [/(?:^|\.)soundcloud\.com$/, 'Listen on SoundCloud'],
  [/(?:^|\.)komoot\.[a-z]+$/, 'Route on Komoot'],
  [/(?:^|\.)strava\.com$/, 'Route on Strava'],
  [/(?:^|\.)tiktok\.com$/, 'Video on TikTok'],
  [/(?:^|\.)youtube(?:-nocookie)?\.com$/, 'Videos on YouTube'],
  [/openstreetmap\.org$|mapbox\.com$|umap/, 'Map'],
];

/** The video of an address, at whichever of our hosts. */
function videoAt(address: string): Media | undefined {
  for (const [key, { name, copied, page }] of Object.entries(VIDEO_HOSTS)) {
    const host = key as VideoHost;
    const [, id] = new RegExp(`${host}|youtu\\.be`).test(new URL(address).hostname)
      ? (copied.exec(address) ?? [])
      : [];
    if (id !== undefined && id !== 'videoseries')
      return { page: page(id), words: `Video on ${name}`, video: { host, id } };
  }
  return undefined;
}

/** The place in the address of a frame of Google Maps: `!2d` is its longitude, `!3d` its latitude, the last `!2s` its name. */
function placeIn(address: string): Media['place'] {
  const [, lng, lat] = /!2d(-?\d+\.\d+)!3d(-?\d+\.\d+)/.exec(address) ?? [];
  const [, name] = /!1s0x[^!]*!2s([^!]+)/.exec(address) ?? [];
  if (!lat || !lng || !name) return undefined;
  return {
    name: decodeAddress(name.replace(/\+/g, ' ')),
    at: `${Number(lat).toFixed(3)}, ${Number(lng).toFixed(3)}`,
  };
}

/** What the address of a frame shows; nothing where it is no address. */
export function mediaAt(typed: string): Media | undefined {
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const video = videoAt(address);
  if (video) return video;
  if (/(?:^|\.)google\.[a-z.]+$/.test(host) && /map/.test(host + url.pathname)) {
    // The page of a map of one's own, and not the frame of it.
    const page = address.replace(/\/maps\/d\/(?:u\/\d+\/)?embed\?/, '/maps/d/viewer?');
    const place = placeIn(decodeAddress(address));
    return { page, words: 'Map on Google Maps', ...(place ? { place } : {}) };
  }
  const words = HOSTS.find(([hosts]) => hosts.test(host))?.[1];
  if (words) return { page: address, words };
  if (/\.(?:mp4|webm|mov|m4v|ogv)$/i.test(url.pathname)) return { page: address, words: 'Video' };
  return { page: address, words: `See it on ${host}` };
}
