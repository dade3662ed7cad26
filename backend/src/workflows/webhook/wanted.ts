import { WEBHOOK_EVENTS, type WebhookEvent } from "../../contract/webhook/webhook"
import { allowsOwnMachine, refusalOf } from "./http/target"
import { wrongField } from "../../errors/shop-error"

/** Throws ShopError `invalid_input` for an address that nothing would ever be sent to. */
export function checkUrl(url: string): void {
  const refusal = refusalOf(new URL(url), allowsOwnMachine())
  if (refusal) throw wrongField("url", refusal)
}

/** Each type of event with since when an endpoint wants it; null where it does not. */
export type Wanted = Record<string, unknown>

/**
 * What is new is wanted from now on, what was wanted before stays so. All types are named: Medusa's
 * services merge an object into the one that is stored.
 */
export function wantedFrom(events: readonly WebhookEvent[], before: Wanted = {}): Wanted {
  const now = new Date().toISOString()
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [event, events.includes(event) ? (before[event] ?? now) : null]),
  )
}
