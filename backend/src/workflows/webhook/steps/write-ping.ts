import { generateEntityId } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { WebhookBody } from "../../../contract/webhook/webhook-event"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { PING, type ClaimedDelivery } from "../delivery"
import { webhookNotFound } from "../webhook-errors"

export type WritePingInput = { webhook_id: string }

const CLAIM_MS = 60_000

export const writePingStepId = "write-webhook-ping"

/** A test for an endpoint, on or off, taken by who writes it. Throws ShopError `webhook_not_found`. */
export const writePingStep = createStep(
  writePingStepId,
  async ({ webhook_id }: WritePingInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookEndpoints({ id: webhook_id }, { select: ["id"] })
    if (!known) throw webhookNotFound()
    const now = new Date()
    const body: WebhookBody = { type: PING, timestamp: now.toISOString(), data: {} }
    const ping = await webhooks.createWebhookDeliveries({
      endpoint_id: webhook_id,
      event_id: generateEntityId("", "evt_ping"),
      type: PING,
      payload: JSON.stringify(body),
      state: "pending",
      attempts: 1,
      last_attempt_at: now,
      next_attempt_at: new Date(now.getTime() + CLAIM_MS),
    })
    const { id, event_id, type, payload, attempts } = ping
    const claimed: ClaimedDelivery[] = [{ id, event_id, type, payload, attempts }]
    return new StepResponse({ id, claimed }, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).deleteWebhookDeliveries(id)
  },
)
