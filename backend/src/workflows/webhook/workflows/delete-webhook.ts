import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { ShopError } from "../../../errors/shop-error"

type DeleteWebhookStepInput = { webhook_id: string }

const deleteWebhookStepId = "delete-webhook"

/** Takes an endpoint away; a job removes it with its log later. Throws ShopError `webhook_not_found`. */
const deleteWebhookStep = createStep(
  deleteWebhookStepId,
  async ({ webhook_id }: DeleteWebhookStepInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookEndpoints({ id: webhook_id }, { select: ["id"] })
    if (!known) throw new ShopError("webhook_not_found")
    await webhooks.softDeleteWebhookEndpoints(webhook_id)
    return new StepResponse({ webhook_id }, webhook_id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).restoreWebhookEndpoints(id)
  },
)

export const deleteWebhookWorkflowId = "delete-webhook"

/** Takes an endpoint away: nothing more is sent to it. Errors: webhook_not_found. */
export const deleteWebhookWorkflow = createWorkflow(
  deleteWebhookWorkflowId,
  (input: DeleteWebhookStepInput) => new WorkflowResponse(deleteWebhookStep(input)),
)
