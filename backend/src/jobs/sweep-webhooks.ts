import type { MedusaContainer } from "@medusajs/framework/types"
import { sendWebhooksSoon } from "../workflows/webhook/send-webhooks-soon"

/** What no event announced, or whose announcement a crash swallowed. */
export default async function sweepWebhooks(container: MedusaContainer): Promise<void> {
  await sendWebhooksSoon(container, { sweep: true })
}

export const config = { name: "sweep-webhooks", schedule: "* * * * *" }
