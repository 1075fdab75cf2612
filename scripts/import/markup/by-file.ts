/** Begins the address of another article by its file's name or path, until links are mapped. */
export const BY_FILE = 'import:';
