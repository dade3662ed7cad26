/**
 * Where the catalogue's tally says how many rows a list of Medusa's has: as long as nothing is filtered,
 * to count a million of them takes half a second. No shelf of parts begins with the sign.
 */
export const COUNTED_ROWS = {
  product: "$product",
  giftCard: "$giftcard",
  inventoryItem: "$inventory_item",
} as const

/** SQL of whether a shelf of the tally is one of parts. */
export const IS_SHELF_OF_PARTS = "not starts_with(shelf, '$')"
