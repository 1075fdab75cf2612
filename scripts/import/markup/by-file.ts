/** Prefix of a link that names another article by file name or path, until links are mapped. */
export const BY_FILE = 'import:';

/** The start of a pattern for an address of a link. Elsewhere in a text, such code shows words, which the import does not know. */
export const IN_LINK = String.raw`(?<=(?:\]\(|\]:|href=["']?)[ \t]*<?(?:\{\{[^}]*\}\})?)`;
