import { fork, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { hostOfOrigin } from "../../../src/settings/network/known-hosts"
import { originOf } from "../../../src/settings/origin"
import type { Launch } from "../launch/launch"
import { medusaCli } from "../project/medusa-cli"
import { places } from "../project/places"
import { hasEnded, endChild } from "../system/child-end"
import { END_WITH_PARENT } from "../system/end-with-parent"
import { logTail, openLog } from "../system/log-file"
import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"

const HOST = "127.0.0.1"
const READY_LIMIT_MS = 180_000
const ANSWER_LIMIT_MS = 5000
/** Time to finish its work after SIGTERM. */
const GRACE_MS = 10_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 10_000
/** One that lived this long before it died did not fail at its start. */
const STEADY_MS = 60_000
/** More than this before it was ever ready is no accident. */
const MAX_FAILURES = 3

type Options = {
  name: string
  port: number
  mode: "server" | "worker"
  /** Called whenever another process runs in its place. */
  changed: () => void
}

/** One Medusa process of the cluster, in a mode; it comes back, ever later, whenever it dies. */
export class Member {
  readonly name: string
  readonly port: number
  readonly #logFile: string
  #child: ChildProcess | undefined
  #wanted = false
  #failures = 0

  constructor(
    private readonly launch: Launch,
    private readonly options: Options,
  ) {
    this.name = options.name
    this.port = options.port
    this.#logFile = path.join(launch.data.logs, `${options.name}.log`)
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Runs it; resolves when it serves. Throws StartFailure when it does not come to that. */
  async start(): Promise<void> {
    if (this.launch.shutdown.stopping) return
    this.#wanted = true
    this.#failures = 0
    this.#run()
    const settled = async () =>
      !this.#wanted || this.#failures > MAX_FAILURES || (await this.#answers("/health/ready"))
    const inTime = await waitUntil(settled, READY_LIMIT_MS)
    if (!this.#wanted) return
    if (inTime && this.#failures <= MAX_FAILURES) return
    const tail = logTail(this.#logFile)
    throw new StartFailure(`${this.name} did not start. The end of ${this.#logFile}:\n\n${tail}`)
  }

  /** Lets it finish its work, and ends it. */
  async stop(): Promise<void> {
    this.#wanted = false
    if (this.#child) await endChild(this.#child, GRACE_MS)
  }

  #run(): ChildProcess {
    const log = openLog(this.#logFile)
    const args = ["start", "-H", HOST, "-p", String(this.port)]
    const child = fork(medusaCli("build"), args, {
      cwd: places.server,
      env: this.#variables(),
      execArgv: [...END_WITH_PARENT, "--require", places.preload],
      stdio: ["ignore", log, log, "ipc"],
    })
    fs.closeSync(log)
    const began = Date.now()
    child.on("error", () => undefined)
    child.once("exit", () => void this.#revive(began))
    this.#child = child
    this.options.changed()
    return child
  }

  async #revive(began: number): Promise<void> {
    if (!this.#wanted) return
    if (Date.now() - began > STEADY_MS) this.#failures = 0
    this.launch.terminal.note(`${this.name} has ended and is started again.`)
    await delay(Math.min(FIRST_DELAY_MS * 2 ** this.#failures, MAX_DELAY_MS))
    this.#failures += 1
    // A roll may have started it meanwhile.
    if (this.#wanted && this.#child && hasEnded(this.#child)) void this.#endIfSilent(this.#run())
  }

  /** A start that hangs has failed. */
  async #endIfSilent(child: ChildProcess): Promise<void> {
    const settled = async () => hasEnded(child) || (await this.#answers("/health"))
    if (!(await waitUntil(settled, READY_LIMIT_MS))) child.kill("SIGKILL")
  }

  #variables(): NodeJS.ProcessEnv {
    const { environment } = this.launch
    const { trustProxy = 0, allowedHosts } = environment
    const proxies = typeof trustProxy === "number" ? trustProxy + 1 : [...trustProxy, "loopback"]
    return {
      ...process.env,
      HOST,
      PORT: String(this.port),
      PUBLIC_URL: environment.publicUrl,
      // Callers name the address of the proxy.
      ALLOWED_HOSTS: [...allowedHosts, hostOfOrigin(originOf(environment))].join(","),
      WORKER_MODE: this.options.mode,
      TRUST_PROXY: String(proxies),
      // Into the log of its own, by its output.
      LOG_FILE: "",
    }
  }

  async #answers(address: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
      return (await fetch(`http://${HOST}:${this.port}${address}`, { signal })).ok
    } catch {
      return false
    }
  }
}
