import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { SHOP_STARTED } from "../contract/shop/shop-started"
import { enlistSubscribersWorkflow } from "../workflows/webhook/workflows/enlist-subscribers"

/** The subscribers of plugins are known by now: events are kept for them from here on. */
export default async function enlistAtStart({ container }: SubscriberArgs): Promise<void> {
  await enlistSubscribersWorkflow(container).run()
}

export const config: SubscriberConfig = { event: SHOP_STARTED }
