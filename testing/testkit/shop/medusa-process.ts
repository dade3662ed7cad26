import { fork, type ChildProcess } from "node:child_process"
import { setTimeout as delay } from "node:timers/promises"
import { medusaCli } from "../../../backend/bin/launcher/project/medusa-cli"
import { places } from "../../../backend/bin/launcher/project/places"
import { endChild, hasEnded, waitForEnd } from "../../../backend/bin/launcher/system/child-end"
import { END_WITH_PARENT } from "../../../backend/bin/launcher/system/end-with-parent"
import { freePort } from "../../../backend/bin/launcher/system/ports"

const HOST = "127.0.0.1"
const START_LIMIT_MS = 600_000
const STOP_LIMIT_MS = 30_000
const MOST_STARTS = 20

export type MedusaProcess = {
  url: string
  /** Resolves when it serves, with the milliseconds that it took. */
  start: () => Promise<number>
  kill: () => void
  stop: () => Promise<void>
}

type Application = {
  variables: NodeJS.ProcessEnv
  /** Where its medusa-config is; the built shop's unless another is named. */
  folder?: string
  /** Node's options. */
  flags?: readonly string[]
  port?: number
  /** Started again and again where it ends before it serves, as by a supervisor. */
  isSupervised?: boolean
}

/** A production process of a Medusa application, at an address that it keeps. */
export async function medusaProcess(application: Application): Promise<MedusaProcess> {
  const { variables, folder, flags = [], isSupervised = false } = application
  const cache = folder === undefined ? ["--require", places.preload] : []
  const port = String(application.port ?? (await freePort()))
  const url = `http://${HOST}:${port}`
  let child: ChildProcess | undefined
  const startOnce = async () => {
    child = fork(medusaCli("build"), ["start", "-H", HOST, "-p", port], {
      cwd: folder ?? places.server,
      env: { ...variables, PORT: port },
      execArgv: [...END_WITH_PARENT, ...cache, ...flags],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
    return serves(url, child)
  }
  return {
    url,
    start: async () => {
      if (child) await waitForEnd(child, STOP_LIMIT_MS)
      const began = performance.now()
      for (let starts = 0; starts < (isSupervised ? MOST_STARTS : 1); starts++) {
        if (await startOnce()) return performance.now() - began
      }
      throw new Error(`The process at ${url} did not start: exit ${child?.exitCode}`)
    },
    kill: () => void child?.kill("SIGKILL"),
    stop: async () => {
      if (!child) return
      child.kill("SIGTERM")
      // Long enough to write down what a flag asked it for.
      await waitForEnd(child, STOP_LIMIT_MS)
      await endChild(child)
    },
  }
}

/** Resolves when the application of a process serves. Throws when the process ends before. */
export async function waitForHealth(url: string, child: ChildProcess): Promise<void> {
  if (await serves(url, child)) return
  throw new Error(`The process at ${url} did not start: exit ${child.exitCode}`)
}

/** Waits until the application of a process answers; false when the process ends before. */
async function serves(url: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers(`${url}/health`))) {
    if (hasEnded(child)) return false
    if (Date.now() > end) throw new Error(`The process at ${url} did not serve in time`)
    await delay(50)
  }
  return true
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
