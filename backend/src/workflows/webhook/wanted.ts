import { WEBHOOK_EVENTS, type WebhookEvent } from "../../contract/webhook/webhook"

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
