import type { MedusaContainer } from "@medusajs/framework/types"
import { setTimeout as delay } from "node:timers/promises"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import { readWantedEvents } from "../../queries/webhook/endpoints"
import { ROUND } from "./delivery"
import { startEndpointQueues } from "./endpoint-queues"
import { queueOrderWebhooksWorkflow } from "./workflows/queue-order-webhooks"
import { queueStockWebhooksWorkflow } from "./workflows/queue-stock-webhooks"

/** Between two rounds: a hundred orders a second cost few rounds, and requests come first. */
const PAUSE_MS = 500

type Wish = {
  /** What an event named: it is final. */
  announced?: string
  /** Whether to look at all orders, for what no event named. */
  sweep?: boolean
}

let rounds: Promise<void> | undefined
let asked = false
let sweep = false
const announced = new Set<string>()

/**
 * Writes down what endpoints are to be told and begins to send it, until nothing is left to write. A call
 * during a round is served by the next one. Costs one small statement where no endpoint is on.
 */
export function sendWebhooksSoon(container: MedusaContainer, wish: Wish = {}): Promise<void> {
  asked = true
  sweep ||= wish.sweep ?? false
  if (wish.announced) announced.add(wish.announced)
  rounds ??= goRounds(container).finally(() => (rounds = undefined))
  return rounds
}

async function goRounds(container: MedusaContainer): Promise<void> {
  while (asked) {
    const round = { named: [...announced], sweeps: sweep }
    asked = false
    sweep = false
    announced.clear()
    // After the names: an endpoint that is older than what happened is seen.
    const wanted = await readWantedEvents(container)
    if ((await writeDown(container, wanted, round)) >= ROUND) {
      // Something may be left. Names that a failure loses, a sweep finds.
      for (const id of round.named) announced.add(id)
      sweep ||= round.sweeps
      asked = true
    }
    if (wanted.size > 0) await startEndpointQueues(container)
    if (asked) await delay(PAUSE_MS)
  }
}

type Round = { named: string[]; sweeps: boolean }

/** Answers how much the fullest of the looks found. */
async function writeDown(
  container: MedusaContainer,
  wanted: ReadonlySet<WebhookEvent>,
  { named, sweeps }: Round,
): Promise<number> {
  const counts = [0]
  if (wanted.has("stock.changed")) counts.push(await queueStockWebhooks(container))
  if ([...wanted].some((event) => event.startsWith("order."))) {
    if (named.length > 0) counts.push(await queueOrderWebhooks(container, named))
    if (sweeps) counts.push(await queueOrderWebhooks(container))
  }
  return Math.max(...counts)
}

async function queueStockWebhooks(container: MedusaContainer): Promise<number> {
  return (await queueStockWebhooksWorkflow(container).run()).result.count
}

async function queueOrderWebhooks(container: MedusaContainer, named?: string[]): Promise<number> {
  const input = named ? { announced: named } : {}
  return (await queueOrderWebhooksWorkflow(container).run({ input })).result
}
