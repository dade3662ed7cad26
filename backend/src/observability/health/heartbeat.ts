import { setTimeout as delay } from "node:timers/promises"
import { cut, type Line, type PoolClient } from "./pool-client"

const BEAT_MS = 500
const AGAIN_MS = 100
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
  #line: Line | undefined
  #stopped = false
  #waiting: (() => void)[] = []
  readonly #timer = setInterval(() => this.#tick(), TICK_MS).unref()

  constructor(
    private readonly client: PoolClient,
    private readonly options: Options,
  ) {
    void this.#beat()
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
    this.#hangUp()
  }

  #tick(): void {
    const passed = performance.now() - this.#lastTick
    this.#lastTick += passed
    // What this process was too busy to hear is no silence: an answer may lie in the socket.
    if (this.#asking && passed < 2 * TICK_MS) this.#silentMs += passed
    if (this.#silentMs < this.options.silenceMs) return
    this.#silentMs = 0
    this.#hangUp()
    if (!this.#gone) {
      this.#gone = true
      this.options.onGone()
    }
    this.#tellWaiting()
  }

  async #beat(): Promise<void> {
    while (!this.#stopped) {
      this.#asking = true
      const answered = await this.#ask()
      if (answered) this.#hear()
      await delay(answered ? BEAT_MS : AGAIN_MS, undefined, { ref: false })
    }
  }

  async #ask(): Promise<boolean> {
    try {
      this.#line ??= await this.#connect()
      await this.#line?.query("select 1")
      return this.#line !== undefined
    } catch (error) {
      this.#hangUp()
      return REFUSED.test(String((error as { code?: unknown }).code))
    }
  }

  /** An attempt that outlives the patience is left behind: the next one may find another server. */
  async #connect(): Promise<Line | undefined> {
    const attempt = this.client.acquireRawConnection()
    const limit = delay(this.options.silenceMs, undefined, { ref: false })
    const line = await Promise.race([attempt, limit])
    if (!line) attempt.then(cut, () => undefined)
    return line ?? undefined
  }

  #hear(): void {
    this.#asking = false
    this.#silentMs = 0
    if (!this.#gone) return
    this.#gone = false
    this.options.onBack()
    this.#tellWaiting()
  }

  #hangUp(): void {
    if (this.#line) cut(this.#line)
    this.#line = undefined
  }

  #tellWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
