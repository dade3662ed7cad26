import type { MedusaContainer } from "@medusajs/framework/types"
import type { LineDue } from "../../../contract/order/due-dates"
import { queryPrepared } from "../../database/prepared-query"

/** Units of an inventory item that a line waits for; a piece of it takes so many. */
type Waiting = {
  line_id: string
  item_id: string
  required: number
  units: number
  due: string
  former_due: string | null
}

const WAITING = `select held.line_item_id as line_id, held.inventory_item_id as item_id,
    cast(coalesce(part.required_quantity, 1) as double precision) as required,
    promise.quantity as units, promise.due, promise.former_due
  from promised_goods promise
  join reservation_item held on held.id = promise.reservation_id and held.deleted_at is null
  join order_line_item line on line.id = held.line_item_id
  left join product_variant_inventory_item part on part.variant_id = line.variant_id
    and part.inventory_item_id = held.inventory_item_id and part.deleted_at is null
  where held.line_item_id = any(cast(:ids as text[]))
  order by promise.due`

/** What waits for goods, by the ids of orders' lines, each day's pieces. */
export async function readLineDues(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, LineDue[]>> {
  const rows = ids.length > 0 ? await queryPrepared<Waiting>(container, WAITING, { ids }) : []
  return new Map(
    [...new Set(rows.map(({ line_id }) => line_id))].map((id) => [
      id,
      duesOf(rows.filter(({ line_id }) => line_id === id)),
    ]),
  )
}

/** A piece that is made up of several items is there once the last of them is. */
export function duesOf(waiting: readonly Omit<Waiting, "line_id">[]): LineDue[] {
  const days = [...new Set(waiting.map(({ due }) => due))].toSorted()
  const waitsBeyond = (day: string) =>
    Math.max(
      0,
      ...[...new Set(waiting.map(({ item_id }) => item_id))].map((item) => {
        const own = waiting.filter(({ item_id, due }) => item_id === item && due > day)
        return Math.ceil(own.reduce((sum, { units }) => sum + units, 0) / (own[0]?.required ?? 1))
      }),
    )
  return days.flatMap((on, place) => {
    const qty = waitsBeyond(days[place - 1] ?? "") - waitsBeyond(on)
    if (qty <= 0) return []
    const moved = waiting.filter(({ due, former_due }) => due === on && former_due)
    const [formerly] = moved.map(({ former_due }) => former_due ?? "").toSorted()
    return [{ qty, on, ...(formerly && formerly !== on && { formerly }) }]
  })
}

/** Lines with what waits of each. */
export function withDues<Line extends { id: string }>(
  lines: readonly Line[],
  dues: ReadonlyMap<string, LineDue[]>,
): (Line & { due?: LineDue[] })[] {
  return lines.map((line) => {
    const due = dues.get(line.id)
    return due ? { ...line, due } : line
  })
}
