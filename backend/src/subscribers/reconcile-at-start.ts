import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { SHOP_STARTED } from "../contract/shop/shop-started"
import { reconcileOrdersWorkflow } from "../workflows/reconciliation/workflows/reconcile-orders"

/** What the last run of the shop left half done; requests are served meanwhile. */
export default async function reconcileAtStart({ container }: SubscriberArgs): Promise<void> {
  await reconcileOrdersWorkflow(container).run()
}

export const config: SubscriberConfig = { event: SHOP_STARTED }
