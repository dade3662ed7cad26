import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { CreateWebhook } from "../../../contract/webhook/webhook"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { newSecret } from "../http/signature"
import { checkUrl, wantedFrom } from "../wanted"
import { beginStockStep } from "../steps/begin-stock"
import { ShopError } from "../../../errors/shop-error"

/** Each has a queue of its own in every process that sends. */
const MOST = 20

const createWebhookStepId = "create-webhook"

/** Adds an endpoint, switched on. Throws ShopError `invalid_input` or `too_many_webhooks`. */
const createWebhookStep = createStep(
  createWebhookStepId,
  async ({ events, ...input }: CreateWebhook, { container }) => {
    checkUrl(input.url)
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [, count] = await webhooks.listAndCountWebhookEndpoints({}, { take: 1, select: ["id"] })
    if (count >= MOST) throw new ShopError("too_many_webhooks", { facts: { most: MOST } })
    const { id, secret } = await webhooks.createWebhookEndpoints({
      ...input,
      events: wantedFrom(events),
      is_active: true,
      secret: newSecret(),
    })
    return new StepResponse({ id, secret }, id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).deleteWebhookEndpoints(id)
  },
)

export const createWebhookWorkflowId = "create-webhook"

/** Adds an endpoint; answers its secret, once. Errors: invalid_input, too_many_webhooks. */
export const createWebhookWorkflow = createWorkflow(
  createWebhookWorkflowId,
  (input: CreateWebhook) => {
    beginStockStep()
    return new WorkflowResponse(createWebhookStep(input))
  },
)
