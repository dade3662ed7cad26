/** A line's pieces, and what one of them takes; nothing where its stock is not counted. */
export type StockedLine = {
  quantity: number
  inventory: readonly { inventory_item_id: string; required_quantity: number }[]
}

/** What is free at a location, by inventory item. */
export type FreeStock = { location_id: string; free: ReadonlyMap<string, number> }

/** Pieces of a part that a location can give whole: of several items the scarcest counts. */
export function piecesAt(
  { inventory }: Pick<StockedLine, "inventory">,
  { free }: { free: Pick<FreeStock["free"], "get"> },
): number {
  if (inventory.length === 0) return 0
  let pieces = Infinity
  for (const { inventory_item_id: id, required_quantity } of inventory) {
    pieces = Math.min(pieces, Math.floor((free.get(id) ?? 0) / required_quantity))
  }
  return Math.max(0, pieces)
}
