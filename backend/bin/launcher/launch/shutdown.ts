type Stop = () => Promise<void> | void

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const
const LIMIT_MS = 9000
// npm hands the terminal's Ctrl-C on once more: that second one is not a person's.
const SAME_PRESS_MS = 700

/** Ends what the launcher started, the last first, in order or by a signal. */
export class Shutdown {
  readonly #stops: Stop[] = []
  #began: number | undefined
  #work: Promise<void> | undefined
  #leave: (() => void) | undefined

  constructor(private readonly announce: (line: string) => void) {
    for (const signal of SIGNALS) process.on(signal, () => this.#onSignal())
  }

  get stopping(): boolean {
    return this.#work !== undefined
  }

  /** Adds something to end. */
  add(stop: Stop): void {
    this.#stops.push(stop)
  }

  /** Lets `leave`, which has its own things to close, end this process at last. */
  leaveBy(leave: () => void): void {
    this.#leave = leave
  }

  /** Ends everything and this process. */
  async exit(code: number): Promise<void> {
    this.#work ??= this.#stopAll(code)
    await this.#work
  }

  async #stopAll(code: number): Promise<void> {
    this.#began = Date.now()
    setTimeout(() => process.exit(1), LIMIT_MS).unref()
    for (const stop of this.#stops.reverse()) {
      try {
        await stop()
      } catch (error) {
        this.announce(error instanceof Error ? error.message : String(error))
      }
    }
    if (this.#leave) this.#leave()
    else process.exit(code)
  }

  #onSignal(): void {
    if (this.#began === undefined) {
      this.announce("Stopping …")
      void this.exit(0)
    } else if (Date.now() - this.#began > SAME_PRESS_MS) {
      process.exit(1)
    }
  }
}
