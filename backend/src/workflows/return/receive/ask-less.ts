import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { isPayable, readHeldOrder } from "../../../queries/payment/payable-order"
import type { SharedTransaction } from "../../transaction/in-one-transaction"

/** What is to be paid for an order is what is due for it now, where nothing was paid into it yet. */
export async function askLessForOrder(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  order_id: string,
): Promise<void> {
  const order = await readHeldOrder(database, order_id)
  if (!order?.open_collection) return
  const { id } = order.open_collection
  const amount = isPayable(order) ? MathBN.convert(order.due).toNumber() : 0
  await within(container.resolve(Modules.PAYMENT), (payments, context) =>
    payments.updatePaymentCollections(id, { amount }, context),
  )
}
