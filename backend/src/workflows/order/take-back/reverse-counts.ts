import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import type { ShipmentState } from "./shipment-state"

type Reversed = { order_id: string; shipment_id: string; taken_back_by: string | undefined }

/**
 * Takes a shipment out of the order's own counts, as a version of its own. Medusa has a change that
 * takes back what was fulfilled, and none for what was sent and has arrived.
 */
export async function reverseCounts(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { order_id, shipment_id, taken_back_by, ...shipment }: Reversed & ShipmentState,
): Promise<void> {
  const reference = { reference: Modules.FULFILLMENT, reference_id: shipment_id }
  const actions = shipment.lines.map(({ id, quantity }) => ({
    action: ChangeActionType.CANCEL_ITEM_FULFILLMENT,
    ...reference,
    details: { reference_id: id, quantity },
  }))
  const orders = container.resolve(Modules.ORDER)
  await within(orders, async (service, context) => {
    const change = { order_id, actions, ...(taken_back_by && { created_by: taken_back_by }) }
    const { id } = await service.createOrderChange(change, context)
    await service.confirmOrderChange(id, context)
  })
  const { rows } = await database.raw<{ rows: { id: string; item_id: string }[] }>(ITEMS, [
    order_id,
  ])
  for (const { id, quantity, shipped, delivered } of shipment.lines) {
    const item = rows.find(({ item_id }) => item_id === id)
    if (!item) continue
    // Medusa's type names neither count.
    const counts = {
      order_id,
      shipped_quantity: shipment.shipped_at ? Math.max(0, shipped - quantity) : shipped,
      delivered_quantity: shipment.delivered_at ? Math.max(0, delivered - quantity) : delivered,
    }
    await within(orders, (service, context) => service.updateOrderItem(item.id, counts, context))
  }
}

const ITEMS = `select item.id, item.item_id from "order" o
  join order_item item on item.order_id = o.id and item.version = o.version
    and item.deleted_at is null
  where o.id = ?`
