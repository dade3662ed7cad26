import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { ShopError } from "../../../errors/shop-error"

type MakeDeliveryDueInput = { delivery_id: string }

const makeDeliveryDueStepId = "make-webhook-delivery-due"

/**
 * Lets a delivery be sent once more, whatever came of it before; its attempts count on. Throws
 * ShopError `delivery_not_found` or `webhook_off`.
 */
const makeDeliveryDueStep = createStep(
  makeDeliveryDueStepId,
  async ({ delivery_id }: MakeDeliveryDueInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookDeliveries({ id: delivery_id })
    const [endpoint] = await webhooks.listWebhookEndpoints({ id: known?.endpoint_id ?? "" })
    if (!known || !endpoint) throw new ShopError("delivery_not_found")
    if (!endpoint.is_active) throw new ShopError("webhook_off")
    const { id, endpoint_id, state, next_attempt_at } = known
    await webhooks.updateWebhookDeliveries({ id, state: "pending", next_attempt_at: new Date() })
    return new StepResponse({ endpoint_id }, { id, state, next_attempt_at })
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).updateWebhookDeliveries(before)
  },
)

export const sendDeliveryAgainWorkflowId = "send-webhook-delivery-again"

/** Lets a delivery go out once more. Errors: delivery_not_found, webhook_off. */
export const sendDeliveryAgainWorkflow = createWorkflow(
  sendDeliveryAgainWorkflowId,
  (input: MakeDeliveryDueInput) => new WorkflowResponse(makeDeliveryDueStep(input)),
)
