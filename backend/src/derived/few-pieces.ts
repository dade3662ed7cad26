/**
 * Of a stocked thing at a location fewer pieces are few: of those modules/order-index keeps which they
 * are, and what is low on stock is looked for there. Twice the least order of most shops; one that calls
 * more few finds the rest among all levels, where not a thousand parts are as scarce as this.
 */
export const FEW_PIECES = 200
