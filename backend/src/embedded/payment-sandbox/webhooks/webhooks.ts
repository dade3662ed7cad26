import { nowInSeconds, randomId } from "../http/ids"
import type { PaymentIntent, StripeEvent } from "../storage/records"
import type { Draft, Store } from "../storage/store"
import { signWebhook } from "./webhook-signature"

export type WebhookTarget = { url: string; secret: string }

/** The API version that @medusajs/payment-stripe's client was made for. */
const API_VERSION = "2024-04-10"
const TIMEOUT_MS = 10_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000
/** Stripe too gives a delivery up after three days. */
const GIVEN_UP_AFTER_S = 3 * 24 * 60 * 60

export type Webhooks = {
  /** Writes the event beside the change that it tells of. */
  record(draft: Draft, type: string, intent: PaymentIntent): void
  /** Sends what is recorded and not under way; call after the transaction. */
  send(): void
  close(): void
}

/** Delivers events until the target answers 2xx, over restarts; without a target it does nothing. */
export function createWebhooks(store: Store, target: WebhookTarget | undefined): Webhooks {
  return target ? sender(store, target) : NO_WEBHOOKS
}

const NO_WEBHOOKS: Webhooks = {
  record: () => undefined,
  send: () => undefined,
  close: () => undefined,
}

function sender(store: Store, target: WebhookTarget): Webhooks {
  const underWay = new Set<string>()
  const stop = new AbortController()

  async function send(): Promise<void> {
    const events = await store.transaction((draft) => draft.list("events"))
    for (const event of events) {
      if (underWay.has(event.id)) continue
      underWay.add(event.id)
      attempt(event, 1000).catch(report)
    }
  }

  async function attempt(event: StripeEvent, pause: number): Promise<void> {
    if (stop.signal.aborted) return
    const old = nowInSeconds() - event.created > GIVEN_UP_AFTER_S
    if (old || (await post(event, target, stop.signal))) {
      await store.transaction((draft) => draft.remove("events", event.id))
      underWay.delete(event.id)
      return
    }
    const next = Math.min(pause * 2, LONGEST_PAUSE_MS)
    setTimeout(() => attempt(event, next).catch(report), pause).unref()
  }

  return {
    record(draft, type, intent) {
      const event: StripeEvent = {
        id: randomId("evt_3"),
        object: "event",
        api_version: API_VERSION,
        created: nowInSeconds(),
        data: { object: intent },
        livemode: false,
        pending_webhooks: 1,
        type,
      }
      draft.put("events", event.id, event)
    },
    send: () => {
      send().catch(report)
    },
    close: () => stop.abort(),
  }
}

/** A log that cannot be written: the event stays in it and is sent again after the next start. */
function report(error: unknown): void {
  console.error("payment sandbox: a webhook was not settled:", error)
}

async function post(
  event: StripeEvent,
  target: WebhookTarget,
  stop: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(target.url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signWebhook(body, target.secret, nowInSeconds()),
      },
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    // Out of reach or too slow: the same as a refusal, tried again later.
    return false
  }
}
