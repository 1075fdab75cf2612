/** A number with its noun, such as '1 article' or '2 articles'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
