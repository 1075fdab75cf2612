/** The host of a video. Its directive has the same name. */
export type VideoHost = 'youtube' | 'vimeo';

/** The facts about a video host. */
interface VideoHostFacts {
  readonly name: string;
  /** The names of the host on the web. */
  readonly hostname: RegExp;
  readonly id: RegExp;
  readonly example: string;
  /** The id within an address that a writer may have copied. */
  readonly copied: RegExp;
  /** The page of a video. */
  readonly page: (id: string) => string;
  /** The address of the player, without cookies or tracking. It plays at once, because the reader has clicked. */
  readonly player: (id: string) => string;
}

/** The video hosts by the names of their directives. */
export const VIDEO_HOSTS: Readonly<Record<VideoHost, VideoHostFacts>> = {
  youtube: {
    name: 'YouTube',
    hostname: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    id: /^[\w-]{11}$/,
    example: 'dQw4w9WgXcQ',
    copied: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    hostname: /(?:^|\.)vimeo\.com$/,
    id: /^\d{5,12}$/,
    example: '76979871',
    copied: /vimeo\.com\/(?:video\/)?(\d{5,12})/,
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
};

/** The embed address of a playlist has this word in place of a video's id. */
const PLAYLIST = 'videoseries';

/** The video at an address, on any supported host. Undefined for a playlist or another page. */
export function videoAt(address: string): { readonly host: VideoHost; readonly id: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const host = (Object.keys(VIDEO_HOSTS) as VideoHost[]).find((each) =>
    VIDEO_HOSTS[each].hostname.test(hostname),
  );
  const [, id] = host ? (VIDEO_HOSTS[host].copied.exec(address) ?? []) : [];
  return host && id !== undefined && id !== PLAYLIST ? { host, id } : undefined;
}
