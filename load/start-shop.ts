import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../backend/bin/launcher/system/ports"

const ROOT = path.resolve(__dirname, "..")
// The first start builds.
const START_LIMIT_MS = 600_000

export type Shop = { url: string; stop: () => Promise<void> }

/** The shop as `npm start` opens it on a data folder, without the demo. */
export async function startShop(folder: string, variables: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const port = await freePort()
  const child = spawn("node", ["backend/bin/shop.mjs", "start"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...variables,
      PORT: String(port),
      SHOP_DATA_DIR: folder,
      SHOP_DEMO: "off",
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode !== null) return
    const exit = once(child, "exit")
    child.kill("SIGTERM")
    await exit
  }
  try {
    await waitForHealth(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
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
