import type { MedusaContainer } from "@medusajs/framework/types"
import { sendWebhooksSoon } from "../../workflows/webhook/send-webhooks-soon"

/** Stock that changed, and what is to be tried again; mostly no endpoint is on. */
export default async function sendDueWebhooks(container: MedusaContainer): Promise<void> {
  await sendWebhooksSoon(container)
}

export const config = { name: "send-due-webhooks", schedule: { interval: 5_000 } }
