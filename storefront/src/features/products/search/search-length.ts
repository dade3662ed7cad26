/** As much as the shop takes. */
export const SEARCH_LENGTH = 200
