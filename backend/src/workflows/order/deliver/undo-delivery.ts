import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import type { Delivered } from "./deliver"
import { returnStock } from "./move-stock"
import { orderFulfilmentLinks } from "../order-links"

/** Makes an order whose row the transaction holds what it was before its delivery. */
export async function undoDelivery(
  container: MedusaContainer,
  transaction: SharedTransaction,
  delivered: Delivered,
): Promise<void> {
  const { within } = transaction
  if (delivered.has_version) {
    await within(container.resolve(Modules.ORDER), (orders, context) =>
      orders.revertLastVersion(delivered.order_id, context),
    )
  }
  for (const { id, shipped_at } of delivered.arrived) {
    await within(container.resolve(Modules.FULFILLMENT), (fulfilments, context) =>
      fulfilments.updateFulfillment(id, { shipped_at, delivered_at: null }, context),
    )
  }
  await returnStock(container, transaction, delivered.stock)
  const { fulfilment_ids, order_id } = delivered
  for (const id of fulfilment_ids) await removeFulfilment(container, transaction, { id, order_id })
}

async function removeFulfilment(
  container: MedusaContainer,
  { database, within }: SharedTransaction,
  { id, order_id }: { id: string; order_id: string },
): Promise<void> {
  await within(orderFulfilmentLinks(container), (links, context) =>
    links.dismiss(order_id, id, context),
  )
  const fulfilments = container.resolve(Modules.FULFILLMENT)
  const { delivery_address } = await within(fulfilments, (service, context) =>
    service.retrieveFulfillment(id, { relations: ["delivery_address"] }, context),
  )
  // Only a cancelled one can be deleted.
  await within(fulfilments, (service, context) => service.cancelFulfillment(id, context))
  await within(fulfilments, (service, context) => service.deleteFulfillment(id, context))
  // The module has no call for it, and a person's address is not to lie about.
  await database("fulfillment_address").where({ id: delivery_address.id }).delete()
}
