import { generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { WebhookBody } from "../../../contract/webhook/webhook-event"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { type ClaimedDelivery, PING } from "../delivery"
import { noteHealthStep } from "../steps/note-health"
import { recordOutcomesStep } from "../steps/record-outcomes"
import { sendDeliveriesStep } from "../steps/send-deliveries"
import { ShopError } from "../../../errors/shop-error"

type WritePingInput = { webhook_id: string }

const CLAIM_MS = 60_000

const writePingStepId = "write-webhook-ping"

/** A test for an endpoint, on or off, taken by who writes it. Throws ShopError `webhook_not_found`. */
const writePingStep = createStep(
  writePingStepId,
  async ({ webhook_id }: WritePingInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookEndpoints({ id: webhook_id }, { select: ["id"] })
    if (!known) throw new ShopError("webhook_not_found")
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

export const testWebhookWorkflowId = "test-webhook"

/** Sends a test at once and answers its delivery's id. Errors: webhook_not_found. */
export const testWebhookWorkflow = createWorkflow(
  testWebhookWorkflowId,
  (input: WritePingInput) => {
    const ping = writePingStep(input)
    const sent = sendDeliveriesStep({ endpoint_id: input.webhook_id, claimed: ping.claimed })
    recordOutcomesStep({ sent })
    noteHealthStep({ endpoint_id: input.webhook_id, sent })
    return new WorkflowResponse(transform({ ping }, ({ ping }) => ping.id))
  },
)
