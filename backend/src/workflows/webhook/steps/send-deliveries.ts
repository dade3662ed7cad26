import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { WEBHOOK_MODULE } from "../../../modules/webhook"
import type { WebhookModuleService } from "../../../modules/webhook/service"
import { post, type Outcome } from "../http/post"
import { signatureHeaders } from "../http/signature"
import { allowsOwnMachine } from "../http/target"
import type { ClaimedDelivery } from "../delivery"
import { isPluginAddress, tellSubscriber } from "../plugin/tell-subscriber"

export type SendDeliveriesInput = { endpoint_id: string; claimed: ClaimedDelivery[] }
export type SentDelivery = Pick<ClaimedDelivery, "id" | "type" | "attempts"> & Outcome

const LIMIT_MS = 5000

export const sendDeliveriesStepId = "send-webhook-deliveries"

/** Sends what was taken, all at once, or tells a plugin of it. The secrets stay in here; nothing takes back what was sent. */
export const sendDeliveriesStep = createStep(
  sendDeliveriesStepId,
  async ({ endpoint_id, claimed }: SendDeliveriesInput, { container }) => {
    if (claimed.length === 0) return new StepResponse([])
    const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
    const endpoint = await webhooks.retrieveWebhookEndpoint(endpoint_id)
    const { secret, previous_secret, previous_secret_until } = endpoint
    const at = new Date()
    const isPreviousGood = previous_secret && previous_secret_until && previous_secret_until > at
    const secrets = [secret, ...(isPreviousGood ? [previous_secret] : [])]
    const ownMachine = allowsOwnMachine()
    const sent = await Promise.all(
      claimed.map(
        async ({ id, event_id, type, payload: body, attempts }): Promise<SentDelivery> => {
          const told = { address: endpoint.url, event_id, payload: body }
          if (isPluginAddress(endpoint.url)) {
            return { id, type, attempts, ...(await tellSubscriber(container, told)) }
          }
          const headers = {
            "content-type": "application/json",
            "content-length": String(Buffer.byteLength(body)),
            "user-agent": "Halden-Webhooks",
            ...signatureHeaders({ id: event_id, body, secrets, at }),
          }
          const url = new URL(endpoint.url)
          const outcome = await post({ url, body, headers, ownMachine, limitMs: LIMIT_MS })
          return { id, type, attempts, ...outcome }
        },
      ),
    )
    return new StepResponse(sent)
  },
)
