import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../../../bin/launcher/system/ports"

const START_LIMIT_MS = 60_000

export type EmbeddedServices = { url: string; stop: () => Promise<void> }

/** The shop's embedded services (identity and payment sandbox) in a process of their own. */
export async function startEmbedded(root: string, dataDir: string): Promise<EmbeddedServices> {
  const url = `http://127.0.0.1:${await freePort()}`
  const child = fork(path.join(root, "backend/src/embedded/main.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, SHOP_DATA_DIR: dataDir, SHOP_INTERNAL_EMBEDDED_URL: url },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers(`${url}/ready`))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error("embedded services: no start")
    await delay(100)
  }
  return {
    url,
    stop: async () => {
      const exit = once(child, "exit")
      child.disconnect()
      await exit
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
