import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  findUnpayableOrders,
  type UnpayableOrder,
} from "../../../queries/order-inconsistencies/unpayable-orders"
import { orderPaymentLinks } from "../../order/order-links"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { repairEach } from "../repair-each"

export const restorePaymentCollectionsStepId = "restore-payment-collections"

/** Joins orders with what is to be paid for them: with the collection they had, else a new one. */
export const restorePaymentCollectionsStep = createStep(
  restorePaymentCollectionsStepId,
  async (_: unknown, step) => {
    const findings = await repairEach(step, {
      find: findUnpayableOrders,
      repair: async (order, transaction) => {
        const { order_id, due, currency_code, lost_collection_id } = order
        const collection_id =
          lost_collection_id ?? (await newCollection(step.container, order, transaction))
        await transaction.within(orderPaymentLinks(step.container), (links, context) =>
          links.create(order_id, collection_id, undefined, context),
        )
        const which = lost_collection_id ? "its lost collection" : "a new collection"
        return {
          repaired: `Order ${order_id} had nothing to pay ${due} ${currency_code} by: has ${which} ${collection_id} now`,
        }
      },
    })
    return new StepResponse(findings)
  },
)

async function newCollection(
  container: MedusaContainer,
  { due, currency_code }: UnpayableOrder,
  { within }: SharedTransaction,
): Promise<string> {
  const collection = await within(container.resolve(Modules.PAYMENT), (payments, context) =>
    payments.createPaymentCollections({ amount: Number(due), currency_code }, context),
  )
  return collection.id
}
