/** The source of a regular expression for a host or an address of this site, which has no other character with a meaning there. */
export const inPattern = (address: string): string => address.replaceAll('.', String.raw`\.`);
