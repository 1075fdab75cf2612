/** Between facts in a row. A line may end with the dot but not begin with it. */
export const SEPARATOR = '\u00a0· ';
