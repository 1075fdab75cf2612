/* The values of `data-runs`, which components write and `scripts/hydration` looks up. */

/** Runs at `load` (`page-parts.ts`). */
export type LoadedPart = 'widget' | 'missing';

/** Runs when its form is sent (`outside-parts.ts`). */
export type AskedPart = 'comments' | 'widget' | 'frame' | 'photos' | 'withdraw';

/** Listeners on the document handle it. */
type PressedPart = 'search' | 'stay' | 'video' | 'gallery' | 'share' | 'copy' | 'facade';

declare module 'react' {
  interface HTMLAttributes<T> extends DOMAttributes<T> {
    'data-runs'?: LoadedPart | AskedPart | PressedPart | undefined;
  }
}
