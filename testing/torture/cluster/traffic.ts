import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { ask, type Answer, type Call } from "../../testkit/client/call"
import { purchaseOf } from "../../testkit/client/orders"
import type { Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"

const READS_OF_AN_ORDER = 3
/** Longer than this is a hang. */
const ANSWER_LIMIT_MS = 15_000

type Options = {
  buyers: readonly Person[]
  part: Part
  /** Between two calls of one client. */
  pause: number
}

export type Traffic = {
  reads: number
  /** Ids of orders that were acknowledged. */
  orders: string[]
  /** What was no answer, or one that people must not see. */
  failedReads: string[]
  failedOrders: string[]
  /** Resolves when every order is acknowledged. */
  stop: () => Promise<void>
}

/** Clients that read and order, one for each buyer; an order is tried until it is acknowledged. */
export function beginTraffic(shop: string, { buyers, part, pause }: Options): Traffic {
  let stopped = false
  const traffic = { reads: 0, orders: [] as string[], failedReads: [] as string[] }
  const failedOrders: string[] = []
  const read = async (path: string) => {
    const why = whyFailed(await tryAsking(`${shop}${path}`, {}), 200)
    if (why) traffic.failedReads.push(`${path}: ${why}`)
    else traffic.reads += 1
  }
  const order = async (buyer: Person) => {
    const call = {
      token: buyer.token,
      headers: { "idempotency-key": randomUUID() },
      body: purchaseOf(buyer, part),
    }
    for (;;) {
      const answer = await tryAsking(`${shop}/api/v1/orders`, call)
      const why = whyFailed(answer, 201)
      if (!why) {
        traffic.orders.push(idOf(answer))
        return
      }
      failedOrders.push(why)
      await delay(pause)
    }
  }
  const work = async (buyer: Person) => {
    while (!stopped) {
      for (let count = 0; count < READS_OF_AN_ORDER; count += 1) {
        await read(count % 2 === 0 ? "/api/v1/products" : `/api/v1/product/${part._id}`)
        await delay(pause)
      }
      await order(buyer)
      await delay(pause)
    }
  }
  const working = Promise.all(buyers.map(work))
  return Object.assign(traffic, {
    failedOrders,
    stop: async () => {
      stopped = true
      await working
    },
  })
}

async function tryAsking(url: string, call: Call): Promise<Answer | Error> {
  try {
    return await ask(url, { ...call, limit: ANSWER_LIMIT_MS })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function whyFailed(answer: Answer | Error, wanted: number): string | undefined {
  if (answer instanceof Error) return `${answer.message} ${String(answer.cause ?? "")}`
  if (answer.status === wanted) return undefined
  return `${answer.status} ${JSON.stringify(answer.body)}`
}

function idOf(answer: Answer | Error): string {
  if (answer instanceof Error) throw answer
  return (answer.body as { data: { _id: string } }).data._id
}
