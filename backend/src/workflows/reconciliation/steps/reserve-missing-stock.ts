import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  findMissingReservations,
  type MissingReservation,
} from "../../../queries/order-inconsistencies/missing-reservations"
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
        const location_id = await lockPlace(inconsistency, transaction)
        if (!location_id) {
          return { unsolved: `Not reserved, and no place has enough in stock: ${what}` }
        }
        await reserve(step.container, { ...inconsistency, location_id }, transaction)
        return { repaired: `Not reserved: ${what}: reserved now at ${location_id}` }
      },
    })
    return new StepResponse(findings)
  },
)

/** Where the pieces are, locked to the transaction's end: the line's own place, else the shop's first. */
const PLACE = `select level.location_id from inventory_level level
  left join reservation_item kept on kept.id = :reservation_id
  where level.inventory_item_id = :inventory_item_id and level.deleted_at is null
    and level.location_id = coalesce(kept.location_id, level.location_id)
    and (kept.id is not null or exists (
      select from sales_channel_stock_location sells
      where sells.stock_location_id = level.location_id and sells.deleted_at is null
        and sells.sales_channel_id = :sales_channel_id))
    and (:allow_backorder or level.stocked_quantity - level.reserved_quantity >= :missing)
  order by (select count(*) from store where default_location_id = level.location_id) desc,
    level.location_id
  limit 1 for update of level`

async function lockPlace(
  inconsistency: MissingReservation,
  { database }: SharedTransaction,
): Promise<string | undefined> {
  const { reservation_id, inventory_item_id, sales_channel_id, allow_backorder, missing } =
    inconsistency
  const { rows } = await database.raw<{ rows: { location_id: string }[] }>(PLACE, {
    reservation_id,
    inventory_item_id,
    sales_channel_id,
    allow_backorder,
    missing,
  })
  return rows[0]?.location_id
}

async function reserve(
  container: MedusaContainer,
  inconsistency: MissingReservation & { location_id: string },
  { within }: SharedTransaction,
): Promise<void> {
  const { reservation_id, held, missing, ...place } = inconsistency
  const { line_item_id, inventory_item_id, location_id, allow_backorder } = place
  await within(container.resolve(Modules.INVENTORY), (inventory, context) =>
    reservation_id
      ? inventory.updateReservationItems(
          [{ id: reservation_id, quantity: Number(held) + Number(missing) }],
          context,
        )
      : inventory.createReservationItems(
          [
            {
              line_item_id,
              inventory_item_id,
              location_id,
              allow_backorder,
              quantity: Number(missing),
            },
          ],
          context,
        ),
  )
}
