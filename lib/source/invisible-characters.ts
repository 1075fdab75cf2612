/* Characters that nobody sees, each for a class of characters in a regular expression. */

/** Characters that turn the direction of words (https://www.unicode.org/reports/tr9/). */
export const DIRECTION_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';

/** Soft hyphens, word joiners and spaces without a width, which text programs and web pages leave in copied text. */
export const LEFT_IN_COPIES = '\\u00ad\\u200b\\u2060\\ufeff';
