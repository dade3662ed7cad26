import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils"
import type { HeldReturn } from "../../../queries/return/held-return"
import type { SharedTransaction } from "../../transaction/in-one-transaction"

type Kept = { held: HeldReturn; amount: number }

/**
 * Lets an order cost what the shop keeps of a return, in major units; below 0 it costs less again. Pieces
 * that came back cost nothing by Medusa's books, so that what is kept would be owed to the customer.
 */
export async function keepOfOrder(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { held: { order_id, return_id }, amount }: Kept,
): Promise<void> {
  if (amount === 0) return
  const orders = container.resolve(Modules.ORDER)
  const change = await within(orders, (service, context) =>
    service.createOrderChange({ order_id, change_type: OrderChangeType.CREDIT_LINE }, context),
  )
  const action = {
    ...{ order_id, order_change_id: change.id, version: change.version },
    ...{ action: ChangeActionType.CREDIT_LINE_ADD, amount: -amount },
    ...{ reference: "return", reference_id: return_id ?? "" },
  } as const
  await within(orders, (service, context) => service.addOrderAction(action, context))
  // A call of its own for each: one that has read a change before does not see its actions.
  await within(orders, (service, context) => service.confirmOrderChange(change.id, context))
}
