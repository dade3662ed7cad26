import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { newSecret } from "../http/signature"
import { ShopError } from "../../../errors/shop-error"

type RotateWebhookSecretInput = { webhook_id: string }

/** How long the old one signs beside the new one. */
const OVERLAP_MS = 24 * 60 * 60 * 1000

const rotateWebhookSecretStepId = "rotate-webhook-secret"

/** Gives an endpoint another secret, and answers it. Throws ShopError `webhook_not_found`. */
const rotateWebhookSecretStep = createStep(
  rotateWebhookSecretStepId,
  async ({ webhook_id }: RotateWebhookSecretInput, { container }) => {
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const [known] = await webhooks.listWebhookEndpoints({ id: webhook_id })
    if (!known) throw new ShopError("webhook_not_found")
    const { id, secret: previous_secret } = known
    const secret = newSecret()
    const previous_secret_until = new Date(Date.now() + OVERLAP_MS)
    await webhooks.updateWebhookEndpoints({ id, secret, previous_secret, previous_secret_until })
    const before = {
      id,
      secret: previous_secret,
      previous_secret: known.previous_secret,
      previous_secret_until: known.previous_secret_until,
    }
    return new StepResponse({ secret }, before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<WebhookModuleService>(WEBHOOK_MODULE).updateWebhookEndpoints(before)
  },
)

export const rotateWebhookSecretWorkflowId = "rotate-webhook-secret"

/** Another secret, told once; the old one signs beside it for a day. Errors: webhook_not_found. */
export const rotateWebhookSecretWorkflow = createWorkflow(
  rotateWebhookSecretWorkflowId,
  (input: RotateWebhookSecretInput) => new WorkflowResponse(rotateWebhookSecretStep(input)),
)
