/** The query parameter of the page of flights that names a destination. In a file of its own, because a script of pages reads it. */
export const DESTINATION = 'to';
