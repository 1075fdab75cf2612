/** Characters that turn the direction of words (https://www.unicode.org/reports/tr9/), for a class of characters in a regular expression. */
export const DIRECTION_CONTROLS = '\\u202a-\\u202e\\u2066-\\u2069';
