import { MedusaError } from "@medusajs/framework/utils"
import { WEBHOOK_EVENTS, type WebhookEvent } from "../contract/webhook/webhook"
import type {
  OrderEventData,
  PriceEventData,
  StockEventData,
} from "../contract/webhook/webhook-event"
import { type HandlerContext, keepSubscriber, type KnownSubscriber } from "./registry/registry"

/** An event as a webhook has it, whose `id` is the same for every try. */
export type ShopEvent<Type extends WebhookEvent> = {
  id: string
  type: Type
  /** When it happened, ISO 8601. */
  at: string
  data: DataOf<Type>
}

type DataOf<Type extends WebhookEvent> = Type extends "stock.changed"
  ? StockEventData
  : Type extends "price.changed"
    ? PriceEventData
    : OrderEventData

export type Subscription<Type extends WebhookEvent> = {
  /** The plugin's name, as in its package.json. */
  name: string
  /** In kebab-case, unique in the plugin: staff see both, and its events are kept under them. */
  subscriber: string
  events: readonly Type[]
  /** What it throws is kept, and it is told again: it must not do a thing twice for one `id`. */
  handler: (event: ShopEvent<Type>, context: HandlerContext) => Promise<void> | void
}

/**
 * Subscribes to events that arrive: each is written down when it has happened, and the handler is
 * told until it succeeds, for a day and a half. Answers the call that takes it out again: for tests.
 */
export function subscribe<Type extends WebhookEvent>(given: Subscription<Type>): () => void {
  const { name, subscriber, events, handler } = given
  const unknown = events.find((event) => !WEBHOOK_EVENTS.includes(event))
  if (!name || !/^[a-z0-9-]+$/.test(subscriber) || events.length === 0 || unknown) {
    const message = `A subscriber needs its plugin's name, a name of its own and events that there are: ${name} ${subscriber}`
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
  // It is told of no others, whose data would be another.
  const told = handler as KnownSubscriber["handler"]
  return keepSubscriber({ address: `plugin:${name}/${subscriber}`, name, events, handler: told })
}
