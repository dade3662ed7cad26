import { setTimeout as delay } from "node:timers/promises"

/** Between two reads of one buyer: people read what they see. */
const THINKS_MS = 150
const BUYERS = 6

export type Waits = { count: number; p50: number; p95: number; p99: number; max: number }

type Buyers = { stop: () => Promise<Waits> }

/** Buyers who open these addresses in turn until they are stopped; how long they waited each time. */
export function sendBuyers(url: string, paths: readonly ((n: number) => string)[]): Buyers {
  const times: number[] = []
  let isOpen = true
  const look = async (buyer: number) => {
    for (let n = buyer; isOpen; n += BUYERS) {
      const path = paths[n % paths.length]?.(n) ?? "/"
      const began = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - began)
      await delay(THINKS_MS)
    }
  }
  const looking = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => look(buyer)))
  return {
    stop: async () => {
      isOpen = false
      await looking
      times.sort((a, b) => a - b)
      const at = (share: number) =>
        times[Math.min(times.length - 1, Math.floor(times.length * share))]
      return {
        count: times.length,
        ...{ p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, p99: at(0.99) ?? 0, max: times.at(-1) ?? 0 },
      }
    },
  }
}
