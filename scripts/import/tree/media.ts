import { decodeAddress } from '@/lib/source/web-address';
import { VIDEO_HOSTS, videoAt, type VideoHost } from '@/lib/articles/markdown/video-hosts';

/** A video or another page in a frame. */
interface Media {
  /** The page to link to. */
  readonly page: string;
  /** The text of the link. */
  readonly words: string;
  readonly video?: { readonly host: VideoHost; readonly id: string };
  /** For a map, the name and position of its place, if the address contains them. */
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

/** The place in the address of a Google Maps frame: `!2d` is the longitude, `!3d` the latitude, and the last `!2s` the name. */
function placeIn(address: string): Media['place'] {
  const [, lng, lat] = /!2d(-?\d+\.\d+)!3d(-?\d+\.\d+)/.exec(address) ?? [];
  const [, name] = /!1s0x[^!]*!2s([^!]+)/.exec(address) ?? [];
  if (!lat || !lng || !name) return undefined;
  return {
    name: decodeAddress(name.replace(/\+/g, ' ')),
    at: `${Number(lat).toFixed(3)}, ${Number(lng).toFixed(3)}`,
  };
}

/** The content of a frame, by its address. Undefined for an invalid address. */
export function mediaAt(typed: string): Media | undefined {
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const video = videoAt(address);
  if (video) {
    const { name, page } = VIDEO_HOSTS[video.host];
    return { page: page(video.id), words: `Video on ${name}`, video };
  }
  if (/(?:^|\.)google\.[a-z.]+$/.test(host) && /map/.test(host + url.pathname)) {
    // For a custom map, link to its page instead of its frame.
    const page = address.replace(/\/maps\/d\/(?:u\/\d+\/)?embed\?/, '/maps/d/viewer?');
    const place = placeIn(decodeAddress(address));
    return { page, words: 'Map on Google Maps', ...(place ? { place } : {}) };
  }
  const words = HOSTS.find(([hosts]) => hosts.test(host))?.[1];
  if (words) return { page: address, words };
  if (/\.(?:mp4|webm|mov|m4v|ogv)$/i.test(url.pathname)) return { page: address, words: 'Video' };
  return { page: address, words: `See it on ${host}` };
}
