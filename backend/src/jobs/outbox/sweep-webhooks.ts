import type { MedusaContainer } from "@medusajs/framework/types"
import { SWEEP } from "../../locks/rounds"
import { sendWebhooksSoon } from "../../workflows/webhook/send-webhooks-soon"

/** What no event announced, or whose announcement a crash swallowed. */
export default async function sweepWebhooks(container: MedusaContainer): Promise<void> {
  await sendWebhooksSoon(container, SWEEP)
}

export const config = { name: "sweep-webhooks", schedule: { interval: 60_000 } }
