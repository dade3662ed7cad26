import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../backend/bin/launcher/system/ports"

const ROOT = path.resolve(__dirname, "..")
const START_LIMIT_MS = 300_000

export type Shop = { url: string; stop: () => Promise<void> }

/** The shop as `npm start` opens it, without the demo, in a folder that goes with it. */
export async function startShop(): Promise<Shop> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shop-bench-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn("node", ["backend/bin/shop.mjs", "start"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), SHOP_DATA_DIR: folder, SHOP_DEMO: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: exit ${child.exitCode}`)
    if (Date.now() > end) throw new Error("The shop did not start in time")
    await delay(250)
  }
  const stop = async () => {
    const exit = once(child, "exit")
    child.kill("SIGTERM")
    await exit
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
