import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"

const ROOT = path.resolve(import.meta.dirname, "../../..")
const START_LIMIT_MS = 300_000
export const dataDir = path.join(ROOT, ".data/browser-tests")

/** The production shop as a newcomer gets it by `npm start`, with a data folder of its own. */
export async function startShop() {
  fs.rmSync(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn("node", ["backend/bin/shop.mjs", "start"], {
    cwd: ROOT,
    env: { ...shopEnvironment(), PORT: String(port), SHOP_DATA_DIR: dataDir },
    stdio: ["ignore", "inherit", "inherit"],
  })
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start: exit ${child.exitCode}`)
    if (Date.now() > end) throw new Error("The shop did not start in time")
    await delay(250)
  }
  return {
    url,
    stop: async () => {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
    },
  }
}

/** The environment of a person who set nothing: vitest's own NODE_ENV says "test". */
function shopEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...environment } = process.env
  return environment
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("a socket without a port")
  return address.port
}
