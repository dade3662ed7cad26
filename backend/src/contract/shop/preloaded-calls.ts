/** What the home page and the list ask for first, letter for letter, as below /api/v1. */
export const HOME_LIST = "/products?limit=6"
export const WHOLE_LIST = "/products?limit=24&sort=newest"
