/** A film or another frame of a page elsewhere. */
export interface Media {
  readonly kind: 'youtube' | 'vimeo' | 'map' | 'other';
  /** The id of a film at its host. */
  readonly id: string;
  /** The page on which a reader finds it. */
  readonly page: string;
  /** What a link to it says. */
  readonly words: string;
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
];

/** What the address of a frame shows; nothing where it is no address. */
export function mediaAt(typed: string): Media | undefined {
  const address = typed.startsWith('//') ? `https:${typed}` : typed;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const other = { id: '', page: address };
  if (/^(?:(?:m|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/.test(host)) {
    const id =
      url.searchParams.get('v') ??
      /(?:embed|shorts|live|v)\/([\w-]{6,})/.exec(url.pathname)?.[1] ??
      (host === 'youtu.be' ? url.pathname.slice(1) : '');
    if (/^[\w-]{6,20}$/.test(id) && id !== 'videoseries')
      return {
        kind: 'youtube',
        id,
        page: `https://www.youtube.com/watch?v=${id}`,
        words: 'Video on YouTube',
      };
    return { kind: 'other', ...other, words: 'Video on YouTube' };
  }
  if (/(?:^|\.)vimeo\.com$/.test(host)) {
    const id = /\/(\d{5,})/.exec(url.pathname)?.[1] ?? '';
    if (id) return { kind: 'vimeo', id, page: `https://vimeo.com/${id}`, words: 'Video on Vimeo' };
  }
  if (/(?:^|\.)google\.[a-z.]+$/.test(host) && /map/.test(host + url.pathname)) {
    // The page of a map of one's own, and not the frame of it.
    return {
      kind: 'map',
      id: '',
      page: address.replace(/\/maps\/d\/(?:u\/\d+\/)?embed\?/, '/maps/d/viewer?'),
      words: 'Map on Google Maps',
    };
  }
  if (/openstreetmap\.org$|mapbox\.com$|umap/.test(host)) return { kind: 'map', ...other, words: 'Map' };
  if (/\.(?:mp4|webm|mov|m4v|ogv)$/i.test(url.pathname)) return { kind: 'other', ...other, words: 'Video' };
  return {
    kind: 'other',
    ...other,
    words: HOSTS.find(([hosts]) => hosts.test(host))?.[1] ?? `See it on ${host}`,
  };
}
