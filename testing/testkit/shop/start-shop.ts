import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../../../backend/bin/launcher/system/ports"

const ROOT = path.resolve(__dirname, "../../..")
// The first start builds.
const START_LIMIT_MS = 600_000

export type Shop = {
  url: string
  /** Its data folder. */
  folder: string
  stop: () => Promise<void>
  /** Ends its process without a warning; startShop with the same folder and url opens it again. */
  kill: () => Promise<void>
}

type Options = { variables?: NodeJS.ProcessEnv; url?: string }

/** The shop as `npm start` opens it on a data folder, without the demo unless it is asked for. */
export async function startShop(
  folder: string,
  { variables, url: known }: Options = {},
): Promise<Shop> {
  const url = known ?? `http://127.0.0.1:${await freePort()}`
  const child = spawn("node", ["backend/bin/shop.mjs", "start"], {
    cwd: ROOT,
    env: {
      ...process.env,
      SHOP_DEMO: "off",
      ...variables,
      PORT: new URL(url).port,
      SHOP_DATA_DIR: folder,
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, "exit")
    child.kill(signal)
    await exit
  }
  const shop = { url, folder, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") }
  try {
    await waitForHealth(url, child)
  } catch (error) {
    await shop.stop()
    throw error
  }
  return shop
}

/** Resolves when the shop of a process serves. Throws when the process ends before. */
export async function waitForHealth(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: exit ${child.exitCode}`)
    if (Date.now() > end) throw new Error("The shop did not start in time")
    await delay(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
