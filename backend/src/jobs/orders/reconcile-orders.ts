import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrdersWorkflow } from "../../workflows/reconciliation/workflows/reconcile-orders"

/** What other doors than the shop's own, plugins or older data left half done. */
export default async function reconcileOrders(container: MedusaContainer): Promise<void> {
  await reconcileOrdersWorkflow(container).run()
}

export const config = { name: "reconcile-orders", schedule: "7-59/10 * * * *" }
