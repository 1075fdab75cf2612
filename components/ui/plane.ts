/** A plane: relative commands from the nose, already rotated, so that it needs no transform. */
export const PLANE =
  'q-3-1-9 4l-4 4-17-4-4 4 14 6-5 5-7-1-3 3 8 4 3 8 3-3 0-7 5-4 5 14 4-3-2-17 4-4q6-5 5-9z';
