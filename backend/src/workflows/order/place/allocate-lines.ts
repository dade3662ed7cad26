import type { MedusaContainer } from "@medusajs/framework/types"
import { checkQuantity } from "../../../contract/order/quantity-rule"
import { refusalOfAll } from "../../../errors/shop-error"
import { readUnpromisedGoods } from "../../../queries/expected-goods/unpromised-goods"
import { readFreeStock } from "../../../queries/stock/free-stock"
import { allocate, type Portion } from "../../../stock/allocate"
import { allocateExpected } from "../../../stock/allocate-expected"
import { piecesBeside } from "../../../stock/pieces-beside"
import type { FreeStock } from "../../../stock/stocked-line"
import { quantityRefusal } from "../quantity-refusal"
import type { CheckedLine } from "./check-purchase"
import type { NewOrder } from "./new-order"

/** Of a shop that sells from one location, without a look at what is free; undefined of others. */
export function atOnlyLocation({ location_ids, lines }: NewOrder): Portion[][] | undefined {
  const [location_id, ...others] = location_ids
  if (location_id === undefined || others.length > 0) return undefined
  return lines.map(({ quantity }) => [{ location_id, quantity }])
}

/**
 * Where the pieces of an order's lines come from, by what is free at this moment. Throws ShopError
 * `out_of_stock`, which names the lines that are short and the quantities of each that would do.
 */
export async function allocateLines(
  container: MedusaContainer,
  lines: readonly CheckedLine[],
): Promise<Portion[][]> {
  const stocked = lines.map(({ quantity, sellable: { inventory } }) => ({ quantity, inventory }))
  const items = stocked.flatMap(({ inventory }) => inventory)
  const free = await readFreeStock(
    container,
    items.map(({ inventory_item_id }) => inventory_item_id),
  )
  const { portions, is_whole } = allocate(stocked, free)
  if (is_whole) return portions
  const waiting = await withExpected(container, { lines, portions, locations: free })
  const given = waiting.map(piecesOf)
  const isShort = ({ quantity, sellable }: CheckedLine, place: number) =>
    sellable.inventory.length > 0 && given[place] !== quantity
  if (!lines.some(isShort)) return waiting
  const expected = given.map((pieces, place) => pieces - piecesOf(portions[place] ?? []))
  const beside = piecesBeside(stocked, free).map((pieces, place) => pieces + (expected[place] ?? 0))
  throw shortOf(lines, beside) ?? shortOf(lines, given)
}

type Short = {
  lines: readonly CheckedLine[]
  portions: Portion[][]
  locations: readonly FreeStock[]
}

/** With what lines that may wait take of expected goods. */
async function withExpected(
  container: MedusaContainer,
  { lines, portions, locations }: Short,
): Promise<Portion[][]> {
  const mayWait = ({ sellable }: CheckedLine) => sellable.expected.length > 0
  if (!lines.some(mayWait)) return portions
  const goods = await readUnpromisedGoods(container, {
    ids: lines.flatMap(({ sellable }) => sellable.inventory.map((item) => item.inventory_item_id)),
    location_ids: locations.map(({ location_id }) => location_id),
  })
  const given = lines.map((line, place) => ({
    quantity: line.quantity,
    inventory: line.sellable.inventory,
    given: portions[place] ?? [],
    may_wait: mayWait(line),
  }))
  return allocateExpected(given, goods)
}

function piecesOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { quantity }) => sum + quantity, 0)
}

function shortOf(lines: readonly CheckedLine[], available: readonly number[]) {
  const refusals = lines.flatMap(({ quantity, rule, sellable, quantity_field: field }, place) => {
    if (sellable.inventory.length === 0) return []
    const problem = checkQuantity(quantity, { rule, available: available[place] ?? 0 })
    return problem ? [quantityRefusal(problem, { ...rule, field })] : []
  })
  return refusalOfAll(refusals)
}
