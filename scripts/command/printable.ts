import { DIRECTION_CONTROLS } from '@/lib/source/invisible-characters';

/** Everything that a terminal would obey instead of showing. */
const CONTROLS = new RegExp(`(?![\\t\\n])[\\p{Cc}${DIRECTION_CONTROLS}]`, 'gu');

/** Text from outside for a terminal: control characters and characters that turn the direction of words become U+FFFD. */
export const printable = (text: string): string => text.replace(CONTROLS, '\ufffd');
