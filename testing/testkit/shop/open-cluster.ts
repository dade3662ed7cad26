import fs from "node:fs"
import path from "node:path"
import { readClusterState } from "../../../backend/bin/launcher/cluster/cluster-state"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"
import { startDatabase, type Database } from "./database"
import { startDatabaseProxy, type DatabaseProxy } from "./database-proxy"
import { startRedis, type Redis } from "./redis"
import { endShop, openShop } from "./run-shop"
import { temporaryFolder } from "./temporary-folder"

const ROLL_LIMIT_MS = 240_000

export type Process = { name: string; pid: number; url: string }

export type Cluster = {
  /** The proxy's address. */
  url: string
  folder: string
  database: Database
  /** Its processes' way to the database, which can fail for them alone. */
  databaseProxy: DatabaseProxy
  redis: Redis
  /** Servers and worker as they run now. */
  processes: () => Process[]
  find: (name: "server-1" | "server-2" | "worker") => Process
  /** Starts every process anew, one after the other. */
  roll: () => Promise<void>
  stop: () => Promise<void>
}

type Options = { folder?: string; variables?: NodeJS.ProcessEnv }

/** The shop as `npm run cluster` opens it, on a PostgreSQL and a Redis that can fail alone. */
export async function openCluster({
  folder = temporaryFolder("shop-cluster"),
  variables,
}: Options = {}): Promise<Cluster> {
  const database = await startDatabase(folder)
  const redis = await startRedis(folder)
  const [port, databasePort] = [await freePort(), await freePort()]
  const way = new URL(database.url)
  const databaseProxy = await startDatabaseProxy({ target: Number(way.port), port: databasePort })
  way.port = String(databasePort)
  const stopParts = async () => {
    await databaseProxy.end()
    await redis.stop()
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const launcher = await openShop(
    {
      ...variables,
      SHOP_DEMO: "off",
      MAX_UNPAID_ORDERS: "0",
      SHOP_DATA_DIR: folder,
      PORT: String(port),
      DATABASE_URL: way.href,
      REDIS_URL: redis.url,
    },
    "cluster",
  ).catch(async (error: unknown) => {
    await stopParts()
    throw error
  })
  const state = () => readClusterState(path.join(folder, "cluster.json"))
  const processes = () =>
    (state()?.processes ?? []).flatMap(({ name, pid, port }) =>
      pid ? [{ name, pid, url: `http://127.0.0.1:${port}` }] : [],
    )
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    database,
    databaseProxy,
    redis,
    stop: async () => {
      await endShop(launcher, "SIGTERM")
      await stopParts()
    },
    processes,
    find: (name) => {
      const found = processes().find((one) => one.name === name)
      if (!found) throw new Error(`There is no ${name}`)
      return found
    },
    roll: async () => {
      const { rolls = 0 } = state() ?? {}
      launcher.child.kill("SIGUSR2")
      const inTime = await waitUntil(() => (state()?.rolls ?? 0) > rolls, ROLL_LIMIT_MS)
      const failure = inTime ? state()?.failure : "It took too long"
      if (failure) throw new Error(failure)
    },
  }
}
