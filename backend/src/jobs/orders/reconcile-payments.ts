import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcilePayments as goRound } from "../../workflows/payment/reconcile/reconcile-payments"

/** Often enough that a start has its round soon; mostly there is nothing to ask about. */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  await goRound(container)
}

export const config = { name: "reconcile-payments", schedule: { interval: 15_000 } }
