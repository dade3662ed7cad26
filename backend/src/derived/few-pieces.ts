/**
 * Of a stocked thing at a location fewer pieces are few: of those modules/order-index keeps which they
 * are, and what is low on stock is looked for there. Twice the least order of nearly every shop.
 */
export const FEW_PIECES = 1000
