import type { Location } from '@/lib/site/location';
import type { AnyPicture, OwnPictureFacts } from '@/lib/site/picture';
import type { Pictures } from '@/lib/site/pictures';
import type { VideoHost } from './video-hosts';

interface PictureBlock {
  readonly kind: 'picture';
  readonly photo: AnyPicture;
  readonly caption: string | undefined;
}

/** A part of a rendered body: HTML that is safe to insert, or the data of a block that a component renders. */
export type BodyBlock =
  | { readonly kind: 'html'; readonly html: string }
  | PictureBlock
  | {
      readonly kind: 'deal';
      readonly id: string;
      readonly text: string;
      /** Set if it has the first partner link. It shows the commission note itself, below its title. */
      readonly hasNote?: true;
    }
  | {
      readonly kind: 'video';
      readonly host: VideoHost;
      readonly id: string;
      readonly text: string;
      readonly poster: AnyPicture | undefined;
    }
  | { readonly kind: 'map'; readonly label: string; readonly location: Location }
  | { readonly kind: 'gallery'; readonly pictures: readonly Pick<PictureBlock, 'photo' | 'caption'>[] }
  /** The place of the commission note: above the first partner link. */
  | { readonly kind: 'commission' };

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** Whether the heading begins a day of an itinerary. */
  readonly isDay?: true;
}

export interface Body {
  readonly blocks: readonly BodyBlock[];
  readonly headings: readonly BodyHeading[];
  /** Names of the directives in the body, and 'task' if it has checkboxes, so that the page contains only their styles. */
  readonly directives: readonly string[];
}

/** What a body needs from the page it is rendered for. */
export interface BodyContext {
  readonly pictures: Pictures;
  /** Turns an internal path into the address to link, such as one with the base path. */
  readonly address: (path: string) => string;
  /** Address of the article, for readers outside the site such as feeds. Links to its own headings and footnotes begin with it. */
  readonly page?: string;
  /** The facts of an own picture, by its name below `content/pictures`. */
  readonly ownFacts: (name: string) => OwnPictureFacts;
  /** The link of `:partner[…]{to=… place=…}`. */
  readonly partnerLink: (to: string, place: string) => { readonly href: string; readonly partner: string };
  /** The sentence that replaces an ended deal, by its id. Pages do not need it, because components render their deals. */
  readonly endedDeal?: (id: string) => string | undefined;
}

/** Resolves the addresses of a body for readers outside the site. */
export interface PortableContext {
  /** The prefix for paths of the site: origin and base path. */
  readonly site: string;
  /** The address of a picture by its name in the article. Undefined for an unknown picture. */
  readonly picture: (url: string) => string | undefined;
  readonly endedDeal?: BodyContext['endedDeal'];
}
