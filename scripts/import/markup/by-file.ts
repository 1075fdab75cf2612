/** Prefix of a link that names another article by file name or path, until links are mapped. */
export const BY_FILE = 'import:';
