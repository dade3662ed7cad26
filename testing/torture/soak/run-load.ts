import { setTimeout as delay } from "node:timers/promises"
import { ask } from "../../testkit/client/call"
import { purchaseOf } from "../../testkit/client/orders"
import type { Random } from "../../testkit/random"
import { nextOf, type Wanted, type World } from "./mix"

const ANSWER_LIMIT_MS = 15_000
/** Said by a shop that has more to do than it can. */
const BUSY = 503

export type Load = {
  /** How many ask at the same time. */
  clients: number
  /** All of them together, at most; without it as often as they are answered. */
  perSecond?: number
  milliseconds: number
}

export type Count = {
  answers: number
  orders: number
  /** Calls that the shop was too busy for. */
  busy: number
  /** What else came back that should not have. */
  problems: string[]
  /** Answers a second. */
  rate: number
}

/** Whom is asked, for what. */
export type Field = { url: string; world: World; random: Random }

/** Browses, searches and orders for a while, at a pace or as fast as the shop answers. */
export async function runLoad(field: Field, load: Load): Promise<Count> {
  const { clients, perSecond, milliseconds } = load
  const began = Date.now()
  const end = began + milliseconds
  const pause = perSecond === undefined ? 0 : (clients * 1000) / perSecond
  const count = { answers: 0, orders: 0, busy: 0, problems: [] as string[] }
  const work = async (client: number) => {
    let due = began + (pause * client) / clients
    while (Date.now() < end) {
      if (due > Date.now()) await delay(due - Date.now())
      // What was late is not made up for: the load is never above its pace.
      due = Math.max(due, Date.now() - pause) + pause
      note(count, await call(field))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return { ...count, rate: (count.answers * 1000) / (Date.now() - began) }
}

type Answered = { wanted: Wanted; status: number; said: string }

async function call({ url, world, random }: Field): Promise<Answered> {
  const wanted = nextOf(world, random)
  const { path, order } = wanted
  try {
    const { status, body } = await ask(`${url}${path}`, {
      limit: ANSWER_LIMIT_MS,
      ...(order && { token: order.buyer.token, body: purchaseOf(order.buyer, order.part) }),
    })
    return { wanted, status, said: JSON.stringify(body) }
  } catch (error) {
    return { wanted, status: 0, said: String(error) }
  }
}

function note(count: Omit<Count, "rate">, { wanted, status, said }: Answered): void {
  if (status === (wanted.order ? 201 : 200)) {
    count.answers += 1
    if (wanted.order) count.orders += 1
  } else if (status === BUSY) {
    count.busy += 1
  } else {
    count.problems.push(`${wanted.path}: ${status} ${said.slice(0, 300)}`)
  }
}
