import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WebhookEvent } from "../../../contract/webhook/webhook"
import type {
  OrderEventData,
  PriceEventData,
  StockEventData,
} from "../../../contract/webhook/webhook-event"
import { asError } from "../../../errors/as-error"
import { subscriberAt } from "../../../kit/registry/registry"
import { redactPeople } from "../../../observability/redact"
import { inTime } from "../../plugin-handlers/in-time"
import type { Outcome } from "../http/post"

/** Less than a delivery is its sender's: nobody else tells the same meanwhile. */
const LIMIT_MS = 30_000

/** As a receiver by HTTP would answer. */
const TAKEN: Outcome = { status: 200, error: null, answer: null }

/** Whether events go to a plugin of the shop's, not over the network. */
export function isPluginAddress(address: string): boolean {
  return address.startsWith("plugin:")
}

type Told = { address: string; event_id: string; payload: string }
type Body = {
  type: WebhookEvent
  timestamp: string
  data: OrderEventData | StockEventData | PriceEventData
}

/** Tells a plugin's subscriber of an event once. Never rejects. */
export async function tellSubscriber(
  container: MedusaContainer,
  { address, event_id: id, payload }: Told,
): Promise<Outcome> {
  const known = subscriberAt(address)
  if (!known) return failed("its plugin is not loaded: see SHOP_PLUGINS")
  const { type, timestamp: at, data } = JSON.parse(payload) as Body
  // A test by staff: the plugin is there.
  if (!known.events.includes(type)) return TAKEN
  try {
    await inTime(async () => known.handler({ id, type, at, data }, { container }), LIMIT_MS)
    return TAKEN
  } catch (error) {
    const { message, stack } = asError(error)
    const logged = asError({ message: redactPeople(message), stack })
    const sentence = `The plugin ${known.name} failed at ${type} of ${address}: ${logged.message}`
    container.resolve(ContainerRegistrationKeys.LOGGER).error(sentence, logged)
    return failed(message)
  }
}

function failed(error: string): Outcome {
  return { status: null, error, answer: null }
}
