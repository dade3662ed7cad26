import type { MedusaContainer } from "@medusajs/framework/types"
import { setTimeout as delay } from "node:timers/promises"
import { readWantedEvents } from "../../queries/webhook/wanted-events"
import { ROUND } from "./delivery"
import { openLanes } from "./lanes"
import { oweOrderWebhooksWorkflow } from "./workflows/owe-order-webhooks"
import { oweStockWebhooksWorkflow } from "./workflows/owe-stock-webhooks"

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
 * Writes down what endpoints are owed and begins to send it, until nothing is left to write. A call
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
    asked = false
    if (await writeDown(container)) asked = true
    await openLanes(container)
    if (asked) await delay(PAUSE_MS)
  }
}

/** Whether something may be left: a round was full. Names that a failure loses, a sweep finds. */
async function writeDown(container: MedusaContainer): Promise<boolean> {
  const named = [...announced]
  const sweeps = sweep
  announced.clear()
  sweep = false
  const wanted = await readWantedEvents(container)
  const counts = [0]
  if (wanted.has("stock.changed")) counts.push(await oweStock(container))
  if ([...wanted].some((event) => event.startsWith("order."))) {
    if (named.length > 0) counts.push(await oweOrders(container, named))
    if (sweeps) counts.push(await oweOrders(container))
  }
  if (Math.max(...counts) < ROUND) return false
  for (const id of named) announced.add(id)
  sweep ||= sweeps
  return true
}

async function oweStock(container: MedusaContainer): Promise<number> {
  return (await oweStockWebhooksWorkflow(container).run()).result.count
}

async function oweOrders(container: MedusaContainer, named?: string[]): Promise<number> {
  const input = named ? { announced: named } : {}
  return (await oweOrderWebhooksWorkflow(container).run({ input })).result
}
