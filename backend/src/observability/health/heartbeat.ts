import { setTimeout as delay } from "node:timers/promises"
import { destroyConnection, type Connection, type PoolClient } from "./pool-client"

const INTERVAL_MS = 500
const RETRY_MS = 100
const TICK_MS = 250
/** How long a call that finds it gone waits for its return. */
const GRACE_MS = 300

/**
 * A server that refuses this one connection is there: no place left, say, or no such database. 57P01
 * to 57P03 are one that ends or begins.
 */
const REFUSED = /^(?!57P0)(?=.*\d)[0-9A-Z]{5}$/

type Options = {
  /** Of silence until it counts as gone: a restart that is shorter than that, nobody notices. */
  silenceMs: number
  onGone: () => void
  onBack: () => void
}

/**
 * Whether PostgreSQL answers, asked twice a second over a connection of its own. A full pool, a lock
 * or a slow statement is no silence; a server that is gone, unreachable or hangs is.
 */
export class Heartbeat {
  #gone = false
  #silentMs = 0
  #asking = false
  #lastTick = performance.now()
  #connection: Connection | undefined
  #stopped = false
  #waiting: (() => void)[] = []
  readonly #timer = setInterval(() => this.#tick(), TICK_MS).unref()

  constructor(
    private readonly client: PoolClient,
    private readonly options: Options,
  ) {
    void this.#run()
  }

  get gone(): boolean {
    return this.#gone
  }

  /** Whether it is there, or comes back within a moment. */
  async isThere(): Promise<boolean> {
    if (!this.#gone) return true
    const back = new Promise<void>((resolve) => this.#waiting.push(resolve))
    await Promise.race([back, delay(GRACE_MS, undefined, { ref: false })])
    return !this.#gone
  }

  stop(): void {
    this.#stopped = true
    clearInterval(this.#timer)
    this.#disconnect()
  }

  #tick(): void {
    const passed = performance.now() - this.#lastTick
    this.#lastTick += passed
    // A tick that comes late is no silence: the answer may wait in the socket, unread.
    if (this.#asking && passed < 2 * TICK_MS) this.#silentMs += passed
    if (this.#silentMs < this.options.silenceMs) return
    this.#silentMs = 0
    this.#disconnect()
    if (!this.#gone) {
      this.#gone = true
      this.options.onGone()
    }
    this.#releaseWaiting()
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#asking = true
      const answered = await this.#ask()
      if (answered) this.#onAnswer()
      await delay(answered ? INTERVAL_MS : RETRY_MS, undefined, { ref: false })
    }
  }

  async #ask(): Promise<boolean> {
    try {
      this.#connection ??= await this.#connect()
      await this.#connection?.query("select 1")
      return this.#connection !== undefined
    } catch (error) {
      this.#disconnect()
      return REFUSED.test(String((error as { code?: unknown }).code))
    }
  }

  /** An attempt that takes too long is abandoned: the next one may find another server. */
  async #connect(): Promise<Connection | undefined> {
    const attempt = this.client.acquireRawConnection()
    const limit = delay(this.options.silenceMs, undefined, { ref: false })
    const connection = await Promise.race([attempt, limit])
    if (!connection) attempt.then(destroyConnection, () => undefined)
    return connection ?? undefined
  }

  #onAnswer(): void {
    this.#asking = false
    this.#silentMs = 0
    if (!this.#gone) return
    this.#gone = false
    this.options.onBack()
    this.#releaseWaiting()
  }

  #disconnect(): void {
    if (this.#connection) destroyConnection(this.#connection)
    this.#connection = undefined
  }

  #releaseWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
