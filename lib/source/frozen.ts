/** T with all properties read-only at every depth, for parsed data that all pages share. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
