/** Compares two texts by their characters, for the order of a list. A missing text comes first. */
export const compareText = (a = '', b = ''): number => Number(a > b) - Number(a < b);
