import { fork, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { z } from "@medusajs/framework/zod"
import type { Launch } from "../launch/launch"
import { hasEnded, endChild } from "../system/child-end"
import { logTail, openLog } from "../system/log-file"
import { StartFailure } from "../system/start-failure"
import { waitUntil } from "../system/wait-until"

const listeningSchema = z.object({ listening: z.string() })

/** More than this before it was ever ready is no accident. */
const MAX_RESTARTS = 2
const READY_LIMIT_MS = 60_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 10_000

export type Sidecar = {
  /** Has it load its services; resolves when accounts can be made. Throws StartFailure. */
  ready: () => Promise<void>
  /** The same beside other work; a failure is shown at the terminal. */
  load: () => void
  /** Ends it and starts it again, for changed sources. */
  restart: () => Promise<void>
}

const NO_SIDECAR: Sidecar = { ready: async () => {}, load: () => {}, restart: async () => {} }

export type SidecarScript = { file: string; execArgv: string[] }

/**
 * Starts the process of the embedded services and starts it again, at the same address, whenever
 * it ends before the shop does. Resolves when the address is known; the services are not loaded.
 * Does nothing where the environment names real services for all of them.
 */
export async function startSidecar(launch: Launch, script: SidecarScript): Promise<Sidecar> {
  const { identity, payment } = launch.environment
  if (identity.mode !== "embedded" && payment.mode !== "sandbox") return NO_SIDECAR
  const logFile = path.join(launch.data.logs, "embedded.log")
  let restarts = 0
  let child = forkSidecar(script, logFile)
  const ready = async () => {
    const address = `${process.env.SHOP_INTERNAL_EMBEDDED_URL}/ready`
    const settled = async () => restarts > MAX_RESTARTS || (await answers(address))
    const inTime = await waitUntil(settled, READY_LIMIT_MS)
    if (launch.shutdown.stopping) return
    if (!inTime || restarts > MAX_RESTARTS) throw failure(logFile)
    restarts = 0
  }
  let loading: Promise<void> | undefined
  const report = (error: unknown) =>
    launch.terminal.note(error instanceof Error ? error.message : String(error))
  const load = () => {
    loading ??= ready()
      .catch(report)
      .finally(() => (loading = undefined))
  }
  const watch = () => child.once("exit", () => void revive())
  const revive = async () => {
    await delay(Math.min(FIRST_DELAY_MS * 2 ** restarts, MAX_DELAY_MS))
    restarts += 1
    if (launch.shutdown.stopping) return
    child = forkSidecar(script, logFile)
    watch()
    // Payments may have news that the killed one did not deliver any more.
    child.once("message", load)
  }
  launch.shutdown.add(() => endChild(child))
  watch()
  const url = await addressOf(child)
  if (!url) throw failure(logFile)
  process.env.SHOP_INTERNAL_EMBEDDED_URL = url
  fs.writeFileSync(launch.data.embedded, url, { mode: 0o600 })
  return {
    ready,
    load,
    restart: async () => {
      restarts = 0
      await endChild(child)
    },
  }
}

function forkSidecar({ file, execArgv }: SidecarScript, logFile: string): ChildProcess {
  const log = openLog(logFile)
  const child = fork(file, [], { execArgv, stdio: ["ignore", log, log, "ipc"] })
  fs.closeSync(log)
  child.on("error", () => undefined)
  return child
}

/** The address that the child reports, or undefined when it ends without one. */
async function addressOf(child: ChildProcess): Promise<string | undefined> {
  let url: string | undefined
  child.on("message", (message) => {
    url = listeningSchema.safeParse(message).data?.listening ?? url
  })
  await waitUntil(() => url !== undefined || hasEnded(child), READY_LIMIT_MS)
  return url
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

function failure(logFile: string): StartFailure {
  return new StartFailure(
    `The embedded services did not start. The end of ${logFile}:\n\n${logTail(logFile)}`,
  )
}
