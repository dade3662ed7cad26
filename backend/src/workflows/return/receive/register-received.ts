import type { CreateOrderChangeActionDTO, MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules, OrderChangeType, ReturnStatus } from "@medusajs/framework/utils"
import type { HeldReturn } from "../../../queries/return/held-return"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import type { ReceivedLine } from "./received-lines"

type Receipt = {
  held: HeldReturn
  received: readonly ReceivedLine[]
  received_by: string
  /** The location; null where the stock of none of its parts is counted. */
  place: string | null
  now: Date
}

/**
 * Writes what came back into the order's own counts, as one change of it, and into Medusa's return.
 * What did not come is taken off from both: by Medusa's own way it would stay requested for ever.
 */
export async function registerReceived(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { held: { order_id, return_id }, received, received_by, place, now }: Receipt,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const reference = { reference: "return", reference_id: return_id ?? "" }
  const actions = received.flatMap((line) =>
    actionsOf(line).map((action) => ({ ...action, ...reference })),
  )
  await within(orders, async (service, context) => {
    const change = {
      ...{ order_id, return_id: return_id ?? "", actions, ...reference },
      ...{ change_type: OrderChangeType.RETURN_RECEIVE, created_by: received_by },
    }
    const { id } = await service.createOrderChange(change, context)
    await service.confirmOrderChange(id, context)
  })
  const status = { status: ReturnStatus.RECEIVED, received_at: now, updated_at: now }
  await database("return")
    .where({ id: return_id })
    .update({ ...status, location_id: place })
  for (const { line_item_id, good, damaged } of received) {
    await database.raw(COUNT, { return_id, line_item_id, damaged, came: good + damaged })
  }
}

const COUNT = `update return_item set updated_at = now(),
    quantity = :came, raw_quantity = jsonb_build_object('value', cast(:came as text), 'precision', 20),
    received_quantity = :came,
    raw_received_quantity = jsonb_build_object('value', cast(:came as text), 'precision', 20),
    damaged_quantity = :damaged,
    raw_damaged_quantity = jsonb_build_object('value', cast(:damaged as text), 'precision', 20)
  where return_id = :return_id and item_id = :line_item_id and deleted_at is null`

function actionsOf({ line_item_id, quantity, good, damaged }: ReceivedLine) {
  const { RECEIVE_RETURN_ITEM, RECEIVE_DAMAGED_RETURN_ITEM, CANCEL_RETURN_ITEM } = ChangeActionType
  const counts: [CreateOrderChangeActionDTO["action"], number][] = [
    [RECEIVE_RETURN_ITEM, good],
    [RECEIVE_DAMAGED_RETURN_ITEM, damaged],
    [CANCEL_RETURN_ITEM, quantity - good - damaged],
  ]
  return counts
    .filter(([, count]) => count > 0)
    .map(([action, count]) => ({
      action,
      details: { reference_id: line_item_id, quantity: count },
    }))
}
