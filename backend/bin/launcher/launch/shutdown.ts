import { execFileSync } from "node:child_process"
import { processMark } from "../system/process-mark"
import { readText } from "../system/read-text"

type Stop = () => Promise<void> | void

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const
const LIMIT_MS = 9000
// npm hands the terminal's Ctrl-C on once more: that second one is not a person's.
const DUPLICATE_SIGNAL_MS = 700
const CHECK_MS = 500
// In /proc/<pid>/stat, after the name.
const PARENT_FIELD = 1

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
    } else if (Date.now() - this.#began > DUPLICATE_SIGNAL_MS) {
      process.exit(1)
    }
  }
}

/**
 * Ends the shop with the `npm start` that runs it. npm hands a signal on to the shell between them
 * and not to this process, and a killed npm hands on nothing.
 */
export function endWithNpm(shutdown: Shutdown): void {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return
  const shell = process.ppid
  const above = [shell, parentOf(shell)].map((pid) => ({ pid, mark: processMark(pid) }))
  const timer = setInterval(() => {
    if (above.every(({ pid, mark }) => processMark(pid) === mark)) return
    clearInterval(timer)
    void shutdown.exit(0)
  }, CHECK_MS)
  timer.unref()
}

function parentOf(pid: number): number {
  const stat = readText(`/proc/${pid}/stat`)
  // The program's name comes before, in brackets, and may itself hold spaces and brackets.
  if (stat) return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[PARENT_FIELD])
  return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }))
}
