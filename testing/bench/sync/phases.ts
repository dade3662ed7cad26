import type { Person } from "../../testkit/client/people"
import type { Part } from "../../testkit/client/parts"
import { type Memory, watchMemory } from "../aces/watch-memory"
import { orderSteadily, type Ordered } from "../buyers/order-steadily"
import { sendBuyers, type Waits } from "../buyers/send-buyers"
import { type ProcessorTime, processorTime } from "./processor-time"

/** What happened while a task ran beside buyers. */
export type Phase = {
  name: string
  seconds: number
  waits: Waits
  memory: Memory
  worked: ProcessorTime
  ordered: Ordered
}

export type Watched = {
  url: string
  /** Of the shop's process and of the folder that its PostgreSQL is in. */
  pid: number
  folder: string
  /** What buyers open, and what one of them orders. */
  paths: readonly ((n: number) => string)[]
  buyer: Person
  part: Part
}

/** Does a task while buyers look around and order, and says how all of them fared. */
export async function during(
  { url, pid, folder, paths, buyer, part }: Watched,
  name: string,
  task: () => Promise<unknown>,
): Promise<Phase> {
  const memory = watchMemory(pid)
  const before = processorTime(pid, folder)
  const buyers = sendBuyers(url, paths)
  const orders = orderSteadily(url, buyer, part)
  const began = performance.now()
  // Whatever becomes of it: who still looks around while the shop is stopped hides why.
  const done = await Promise.allSettled([task()])
  const seconds = (performance.now() - began) / 1000
  const after = processorTime(pid, folder)
  const [ordered, waits] = [await orders.stop(), await buyers.stop()]
  for (const one of done) if (one.status === "rejected") throw one.reason
  return {
    ...{ name, seconds, ordered, waits },
    memory: memory.stop(),
    worked: {
      server: after.server - before.server,
      postgres: after.postgres - before.postgres,
    },
  }
}
