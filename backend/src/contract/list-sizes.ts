// Without schemas: pages tell these numbers before they load one.

/** As many lines as an order has. */
export const MOST_LINES = 500

/** As many different parts as a basket holds. */
export const MOST_BASKET_LINES = 500

/** As many rows as one list of a buyer may have. */
export const MOST_ROWS = 2_000
