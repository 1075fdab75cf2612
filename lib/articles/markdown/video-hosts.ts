/** The host of a video. Its directive has the same name. */
export type VideoHost = 'youtube' | 'vimeo';

/** The facts about a video host. */
interface VideoHostFacts {
  readonly name: string;
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
    id: /^[\w-]{11}$/,
    example: 'dQw4w9WgXcQ',
    copied: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{5,12}$/,
    example: '76979871',
    copied: /vimeo\.com\/(?:video\/)?(\d{5,12})/,
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
};
