import { ShopError } from "../../errors/shop-error"
import type { PoolGate } from "./pool-gate"

export type LoadLimits = {
  /** Requests that are answered at once; more are refused. */
  openRequests: number
  /** Milliseconds that the queue for the processor or the database may stand before more are refused. */
  maxQueueMs: number
}

export type Overload = "open_requests" | "event_loop" | "database"

const TICK_MS = 200
/** A turn of the event loop that takes longer is late. */
const LATE_MS = 1000
/** A call that was let in waits for a connection this many times as long as `maxQueueMs`. */
const MAX_WAIT_FACTOR = 4

/**
 * Whether more comes in than can be answered. A crowd is no overload: it comes at once and its queue
 * gets shorter. What counts is a queue that stands: every turn of the event loop late, or the first
 * in the queue for a connection waiting, for longer than `maxQueueMs`.
 */
export class LoadMonitor {
  open = 0
  /** Milliseconds by which the last tick was late. */
  lag = 0
  #expected = performance.now() + TICK_MS
  #lateSince: number | undefined
  readonly #timer = setInterval(() => this.#tick(), TICK_MS).unref()

  constructor(
    private readonly gate: PoolGate,
    private readonly limits: LoadLimits,
  ) {}

  /** Why a request that comes in now has to be refused. */
  overload(): Overload | undefined {
    const { openRequests, maxQueueMs } = this.limits
    if (this.open >= openRequests) return "open_requests"
    if (this.gate.oldestWait() > maxQueueMs) return "database"
    const late = this.#lateSince !== undefined && performance.now() - this.#lateSince > maxQueueMs
    return late ? "event_loop" : undefined
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const now = performance.now()
    this.lag = Math.max(0, now - this.#expected)
    this.#expected = now + TICK_MS
    if (this.lag < LATE_MS) this.#lateSince = undefined
    else this.#lateSince ??= now - this.lag
    this.gate.refuseAfter(
      MAX_WAIT_FACTOR * this.limits.maxQueueMs,
      () => new ShopError("overloaded"),
    )
  }
}
