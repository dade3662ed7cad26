import type { CreateOrderChangeActionDTO, MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import type { OpenParcel } from "./delivery-state"

/** A fulfilment that arrives; a fresh one was made just now. */
export type ArrivingParcel = OpenParcel & { is_fresh: boolean }

type Arrival = {
  order_id: string
  delivered_by: string | undefined
  parcels: readonly ArrivingParcel[]
}

/**
 * Writes what arrives into the order's own counts, as one change of it: Medusa's registerFulfillment,
 * registerShipment and registerDelivery write a version of the order each, with all of its lines,
 * which takes three times as long.
 */
export async function registerArrival(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { order_id, delivered_by, parcels }: Arrival,
): Promise<void> {
  const actions = parcels.flatMap(actionsOf)
  await within(container.resolve(Modules.ORDER), async (orders, context) => {
    const change = { order_id, actions, ...(delivered_by && { created_by: delivered_by }) }
    const { id } = await orders.createOrderChange(change, context)
    await orders.confirmOrderChange(id, context)
  })
}

function actionsOf({
  id,
  lines,
  shipped_at,
  is_fresh,
}: ArrivingParcel): CreateOrderChangeActionDTO[] {
  const actions = [
    ...(is_fresh ? [ChangeActionType.FULFILL_ITEM] : []),
    ...(is_fresh || !shipped_at ? [ChangeActionType.SHIP_ITEM] : []),
    ChangeActionType.DELIVER_ITEM,
  ]
  return actions.flatMap((action) =>
    lines.map((line) => ({
      action,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      details: { reference_id: line.id, quantity: line.quantity },
    })),
  )
}
