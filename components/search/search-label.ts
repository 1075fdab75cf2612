/** The label of every search field and of the link that opens the search. */
export const SEARCH_LABEL = 'Search articles and deals';
