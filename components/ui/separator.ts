/** Between facts in a row. A line may end with the dot but not begin with it. */
export const SEPARATOR = '\u00a0· ';

/** A short fact, such as a read time, that no line breaks. */
export const unbroken = (fact: string): string => fact.replaceAll(' ', '\u00a0');
