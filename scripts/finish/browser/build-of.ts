/** The build that a page's payload is of: its root row names it last. Undefined for what is no whole payload. */
export const buildOf = (rows: string): string | undefined => /^0:\{.*"b":"([\w-]+)"\}$/m.exec(rows)?.[1];
