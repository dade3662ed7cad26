import type { PaymentCollectionDTO } from "@medusajs/framework/types"
import { STRIPE_PROVIDER_ID } from "../stripe-provider-id"

type ChosenOrder = { order_id: string; smallest_due: number }

/**
 * No customer is named: Medusa would store a Stripe customer's id for good, and one of the sandbox
 * or of a test account breaks every payment after a change of keys.
 */
export function sessionInput({
  collections,
  order,
}: {
  collections: PaymentCollectionDTO[]
  order: ChosenOrder
}) {
  // Medusa answers a list for a new collection, but one object for an updated one.
  const [collection] = [collections].flat()
  return {
    payment_collection_id: collection?.id ?? "",
    provider_id: STRIPE_PROVIDER_ID,
    data: { payment_method_types: ["card"], metadata: { order_id: order.order_id } },
  }
}
