import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  findMissingReservations,
  type MissingReservation,
} from "../../../queries/order-inconsistencies/missing-reservations"
import { IS_TO_COME } from "../../../queries/expected-goods/to-come"
import { allocate } from "../../../stock/allocate"
import { sellingLocations } from "../../../stock/selling-locations"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { repairEach } from "../repair-each"

export const reserveMissingStockStepId = "reserve-missing-stock"

/** Reserves what live orders wait for; an order whose pieces are gone is for staff to decide. */
export const reserveMissingStockStep = createStep(
  reserveMissingStockStepId,
  async (_: unknown, step) => {
    const findings = await repairEach(step, {
      find: findMissingReservations,
      repair: async (inconsistency, transaction) => {
        const { order_id, line_item_id, inventory_item_id, missing } = inconsistency
        const what = `${missing} × ${inventory_item_id} of order ${order_id}, line ${line_item_id}`
        const places = await findPlaces(inconsistency, transaction)
        if (places.length === 0) {
          return { unsolved: `Not reserved, and no place has enough in stock: ${what}` }
        }
        await reserve(step.container, { ...inconsistency, places }, transaction)
        const where = places.map(({ location_id }) => location_id).join(" and ")
        return { repaired: `Not reserved: ${what}: reserved now at ${where}` }
      },
    })
    return new StepResponse(findings)
  },
)

type Level = {
  location_id: string
  free: number
  /** What the line has of the item there already. */
  reservation_id: string | null
  held: number
}

/**
 * The levels that may give it, with what is to come where it may wait, locked to the transaction's end: the line's own places, then those that
 * the order's channel sells from, by rank.
 */
const LEVELS = `with levels as (
    select level.location_id, level.stocked_quantity - level.reserved_quantity
      + case when :allow_backorder then (
        select coalesce(sum(goods.quantity - goods.arrived_quantity), 0) from expected_goods goods
        where goods.inventory_item_id = level.inventory_item_id
          and goods.location_id = level.location_id and ${IS_TO_COME}) else 0 end as free
    from inventory_level level
    where level.inventory_item_id = :inventory_item_id and level.deleted_at is null
    order by level.location_id collate "C" for update of level),
  shop as (select ${sellingLocations(":sales_channel_id")} as location_ids)
  select levels.location_id, cast(levels.free as double precision) as free,
    own.id as reservation_id, cast(coalesce(own.quantity, 0) as double precision) as held
  from levels cross join shop
  left join lateral (
    select id, quantity from reservation_item
    where line_item_id = :line_item_id and inventory_item_id = :inventory_item_id
      and location_id = levels.location_id and deleted_at is null
    order by id limit 1) own on true
  cross join lateral (
    select exists (
      select from reservation_item
      where line_item_id = :line_item_id and location_id = levels.location_id
        and deleted_at is null) as is_own) of_line
  where is_own or levels.location_id = any(location_ids)
  order by is_own desc, array_position(location_ids, levels.location_id), levels.location_id`

type Place = Omit<Level, "free"> & { quantity: number }

/** Where what is missing is, and how much of it there; nowhere where the places have too little. */
async function findPlaces(
  inconsistency: MissingReservation,
  { database }: SharedTransaction,
): Promise<Place[]> {
  const { line_item_id, inventory_item_id, sales_channel_id, allow_backorder, missing } =
    inconsistency
  const bindings = { line_item_id, inventory_item_id, sales_channel_id, allow_backorder }
  const { rows } = await database.raw<{ rows: Level[] }>(LEVELS, bindings)
  const wanted = {
    quantity: Number(missing),
    inventory: [{ inventory_item_id, required_quantity: 1 }],
  }
  const { portions, is_whole } = allocate(
    [wanted],
    rows.map(({ location_id, free }) => ({
      location_id,
      free: new Map([[inventory_item_id, free]]),
    })),
  )
  const [given = []] = portions
  const isKept = is_whole && !(inconsistency.of_several && given.length > 1)
  if (!isKept) return []
  return given.flatMap(({ location_id, quantity }) =>
    rows.filter((row) => row.location_id === location_id).map((row) => ({ ...row, quantity })),
  )
}

async function reserve(
  container: MedusaContainer,
  {
    places,
    line_item_id,
    inventory_item_id,
    allow_backorder,
  }: MissingReservation & { places: Place[] },
  { within }: SharedTransaction,
): Promise<void> {
  const line = { line_item_id, inventory_item_id, allow_backorder }
  await within(container.resolve(Modules.INVENTORY), async (inventory, context) => {
    for (const { reservation_id, held, location_id, quantity } of places) {
      if (reservation_id) {
        const grown = { id: reservation_id, quantity: held + quantity }
        await inventory.updateReservationItems([grown], context)
      } else {
        await inventory.createReservationItems([{ ...line, location_id, quantity }], context)
      }
    }
  })
}
