import type { MedusaContainer } from "@medusajs/framework/types"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import { createRounds, SWEEP } from "../../locks/rounds"
import { readWantedEvents } from "../../queries/webhook/endpoints"
import { ROUND } from "./delivery"
import { startEndpointQueues } from "./endpoint-queues"
import { queueOrderWebhooksWorkflow } from "./workflows/queue-order-webhooks"
import { queuePriceWebhooksWorkflow } from "./workflows/queue-price-webhooks"
import { queueStockWebhooksWorkflow } from "./workflows/queue-stock-webhooks"

/**
 * Writes down what endpoints are to be told and begins to send it, until nothing is left to write.
 * Costs one small statement where no endpoint is on.
 */
export const sendWebhooksSoon = createRounds(
  async (container: MedusaContainer, wishes: string[]) => {
    // Behind the wishes: an endpoint that is older than what happened is seen.
    const wanted = await readWantedEvents(container)
    const count = await writeDown(container, wanted, wishes)
    if (wanted.size > 0) await startEndpointQueues(container)
    return count >= ROUND
  },
)

/** Answers how much the fullest of the looks found. */
async function writeDown(
  container: MedusaContainer,
  wanted: ReadonlySet<WebhookEvent>,
  wishes: string[],
): Promise<number> {
  const named = wishes.filter((wish) => wish !== SWEEP)
  const counts = [0]
  if (wanted.has("stock.changed")) counts.push(await queueStockWebhooks(container))
  // All prices of the catalogue are looked at: with the sweep of the minute, not after each event.
  if (wanted.has("price.changed") && wishes.includes(SWEEP)) {
    counts.push(await queuePriceWebhooks(container))
  }
  if ([...wanted].some((event) => event.startsWith("order."))) {
    if (named.length > 0) counts.push(await queueOrderWebhooks(container, named))
    if (wishes.includes(SWEEP)) counts.push(await queueOrderWebhooks(container))
  }
  return Math.max(...counts)
}

async function queueStockWebhooks(container: MedusaContainer): Promise<number> {
  return (await queueStockWebhooksWorkflow(container).run()).result.count
}

async function queuePriceWebhooks(container: MedusaContainer): Promise<number> {
  return (await queuePriceWebhooksWorkflow(container).run()).result.count
}

async function queueOrderWebhooks(container: MedusaContainer, named?: string[]): Promise<number> {
  const input = named ? { announced: named } : {}
  return (await queueOrderWebhooksWorkflow(container).run({ input })).result
}
