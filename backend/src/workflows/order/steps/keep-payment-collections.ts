import type { PaymentCollectionStatus } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { graph } from "../../../queries/graph"

export type KeepPaymentCollectionsInput = { order_id: string }

type OrderRow = { payment_collections: { id: string; status: PaymentCollectionStatus }[] }

export const keepPaymentCollectionsStepId = "keep-payment-collections"

/**
 * Remembers what an order's payment collections were before Medusa's cancel-order, which undoes
 * all of a collection but its status: what an order that stays is due would stand in a cancelled one.
 */
export const keepPaymentCollectionsStep = createStep(
  keepPaymentCollectionsStepId,
  async ({ order_id }: KeepPaymentCollectionsInput, { container }) => {
    const [order] = await graph<OrderRow>(container, {
      entity: "order",
      fields: ["payment_collections.id", "payment_collections.status"],
      filters: { id: order_id },
    })
    return new StepResponse({ order_id }, order?.payment_collections ?? [])
  },
  async (collections, { container }) => {
    const payment = container.resolve(Modules.PAYMENT)
    for (const { id, status } of collections ?? []) {
      await payment.updatePaymentCollections(id, { status })
    }
  },
)
