import type { Location } from '@/lib/site/location';
import type { AnyPicture, OwnPictureFacts } from '@/lib/site/picture';
import type { Pictures } from '@/lib/site/pictures';
import type { VideoHost } from './video-hosts';

interface PictureBlock {
  readonly kind: 'picture';
  readonly photo: AnyPicture;
  readonly caption: string | undefined;
}

/** A part of a body as a page shows it: HTML that is safe to insert, or what a component draws in between. */
export type BodyBlock =
  | { readonly kind: 'html'; readonly html: string }
  | PictureBlock
  | { readonly kind: 'deal'; readonly id: string; readonly text: string }
  | {
      readonly kind: 'video';
      readonly host: VideoHost;
      readonly id: string;
      readonly text: string;
      readonly poster: AnyPicture | undefined;
    }
  | { readonly kind: 'map'; readonly label: string; readonly location: Location }
  | { readonly kind: 'gallery'; readonly pictures: readonly Pick<PictureBlock, 'photo' | 'caption'>[] }
  /** Where the commission note stands: above the first link that earns. */
  | { readonly kind: 'commission' };

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** Whether it begins a day of an itinerary. */
  readonly isDay?: true;
}

export interface Body {
  readonly blocks: readonly BodyBlock[];
  readonly headings: readonly BodyHeading[];
  /** Names of the directives in it, so that a page carries the styles of these and no others. */
  readonly directives: readonly string[];
}

/** What a body needs from the page it is rendered for. */
export interface BodyContext {
  readonly pictures: Pictures;
  /** Turns an internal path into the address to link, such as one with the base path. */
  readonly address: (path: string) => string;
  /** Address of the article where it is read elsewhere, such as in a feed; links to its own headings and footnotes begin with it. */
  readonly page?: string;
  /** What is known of an own picture, by its name below `content/pictures`. */
  readonly ownFacts: (name: string) => OwnPictureFacts;
  /** The link of `:partner[…]{to=… place=…}`. */
  readonly partnerLink: (to: string, place: string) => { readonly href: string; readonly partner: string };
  /** What is said in the place of a deal that has ended, by its id; a page shows its deals itself. */
  readonly endedDeal?: (id: string) => string | undefined;
}

/** Where the addresses of a body lead when it is read away from the site. */
export interface PortableContext {
  /** What stands in front of a path of the site: origin and base path. */
  readonly site: string;
  /** The address of a picture as an article names it; nothing for one that there is not. */
  readonly picture: (url: string) => string | undefined;
  readonly endedDeal?: BodyContext['endedDeal'];
}
