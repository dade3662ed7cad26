import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type UpdateWebhook, WEBHOOK_EVENTS } from "../../../contract/webhook/webhook"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { checkUrl, wantedFrom } from "../wanted"
import { beginStockStep } from "../steps/begin-stock"
import { ShopError, wrongField } from "../../../errors/shop-error"
import { isPluginAddress } from "../plugin/tell-subscriber"

type UpdateWebhookStepInput = { webhook_id: string; change: UpdateWebhook }

const updateWebhookStepId = "update-webhook"

/**
 * Changes an endpoint. Switched on again it is told of what happens from now on, and its failures are
 * forgotten. Throws ShopError `webhook_not_found` or `invalid_input`.
 */
const updateWebhookStep = createStep(
  updateWebhookStepId,
  async ({ webhook_id, change }: UpdateWebhookStepInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookEndpoints({ id: webhook_id })
    if (!known) throw new ShopError("webhook_not_found")
    if (change.url) {
      if (isPluginAddress(known.url)) throw wrongField("url", "url is a plugin's, and stays so")
      checkUrl(change.url)
    }
    const { id, url, description, events, is_active, failing_since, off_reason } = known
    const isOnAgain = change.is_active === true && !is_active
    const wanted = change.events ?? WEBHOOK_EVENTS.filter((event) => events[event])
    await webhooks.updateWebhookEndpoints({
      id,
      ...change,
      events: wantedFrom(wanted, isOnAgain ? {} : events),
      ...(isOnAgain && { failing_since: null, off_reason: null }),
    })
    const before = { id, url, description, events, is_active, failing_since, off_reason }
    return new StepResponse({ id }, before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).updateWebhookEndpoints(before)
  },
)

export const updateWebhookWorkflowId = "update-webhook"

/** Changes an endpoint. Errors: webhook_not_found, invalid_input. */
export const updateWebhookWorkflow = createWorkflow(
  updateWebhookWorkflowId,
  (input: UpdateWebhookStepInput) => {
    beginStockStep()
    return new WorkflowResponse(updateWebhookStep(input))
  },
)
