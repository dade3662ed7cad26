import type { MedusaContainer, ReservationItemDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isShortOfStock } from "../../errors/short-of-stock"
import { readLineItems, type LineItem } from "../../queries/stock/line-items"
import { readFreeStock } from "../../queries/stock/free-stock"
import { allocate, MOST_TRIES } from "../../stock/allocate"

/** A reservation as Medusa's workflows ask for it: a line's whole need of an item, at one location. */
export type WantedReservation = {
  line_item_id: string
  inventory_item_id: string
  quantity: unknown
  allow_backorder?: boolean
  location_id: string
}

/**
 * Reserves what Medusa's workflows want for an order's lines from where an order of /api/v1 would
 * have it. What the locations have too little of is asked for as Medusa has it: it is refused, or
 * waits for goods.
 */
export async function reserveLines(
  container: MedusaContainer,
  wanted: readonly WantedReservation[],
): Promise<ReservationItemDTO[]> {
  const inventory = container.resolve(Modules.INVENTORY)
  const reserve = (rows: readonly WantedReservation[]) =>
    inventory.createReservationItems(rows.map(toCreate))
  const known = await readLineItems(
    container,
    wanted.map(({ line_item_id }) => line_item_id),
  )
  for (let attempt = 1; ; attempt++) {
    const rows = await allocated(container, { wanted, known })
    if (!rows) return reserve(wanted)
    try {
      return await reserve(rows)
    } catch (error) {
      if (!isShortOfStock(error) || attempt === MOST_TRIES) throw error
    }
  }
}

function toCreate({ quantity, ...row }: WantedReservation) {
  return { ...row, quantity: Number(quantity) }
}

type Asked = { wanted: readonly WantedReservation[]; known: readonly LineItem[] }

/** The same reservations at the locations that can give them; undefined where they cannot. */
async function allocated(
  container: MedusaContainer,
  { wanted, known }: Asked,
): Promise<WantedReservation[] | undefined> {
  const line_ids = [...new Set(wanted.map(({ line_item_id }) => line_item_id))]
  const rowsOf = line_ids.map((id) => wanted.filter(({ line_item_id }) => line_item_id === id))
  const lines = rowsOf.map((rows) => {
    const inventory = rows.map(({ line_item_id, inventory_item_id }) => ({
      inventory_item_id,
      required_quantity:
        known.find((row) => row.line_id === line_item_id && row.item_id === inventory_item_id)
          ?.required ?? 1,
    }))
    const pieces = Number(rows[0]?.quantity ?? 0) / (inventory[0]?.required_quantity ?? 1)
    return { quantity: pieces, inventory }
  })
  const items = wanted.map(({ inventory_item_id }) => inventory_item_id)
  const { portions, is_whole } = allocate(lines, await readFreeStock(container, items))
  if (!is_whole) return undefined
  return portions.flatMap((ofLine, place) =>
    ofLine.flatMap(({ location_id, quantity }) =>
      (rowsOf[place] ?? []).map((row, index) => ({
        ...row,
        location_id,
        quantity: quantity * (lines[place]?.inventory[index]?.required_quantity ?? 1),
      })),
    ),
  )
}
