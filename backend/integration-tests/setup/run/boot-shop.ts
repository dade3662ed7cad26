import { getConfigFile } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import axios from "axios"
import express from "express"
import { once } from "node:events"
import type { Server } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import path from "node:path"
import type { ShopClient } from "../test-api"
import { makeDatabase } from "./test-database"

const ROOT = path.resolve(__dirname, "../../../..")
const STOP_LIMIT_MS = 5000
// What Medusa requires must be one with what it requires itself: the runner's own modules are others.
const load = createRequire(__filename)

type Loaded = { container: MedusaContainer; shutdown: () => Promise<void> }
type Loaders = {
  default: (options: { directory: string; expressApp: express.Express }) => Promise<Loaded>
}
type Config = { admin?: { disable?: boolean } }

export type RunningShop = {
  api: ShopClient
  container: MedusaContainer
  databaseUrl: string
  /** What the server answers, as Express has it. */
  app: express.Express
  stop: () => Promise<void>
}

/**
 * Boots the shop inside this process, as `medusa start` does, on a new database of this worker. The
 * settings are those of `process.env` at this moment. Once in a process: Medusa's container is one.
 */
export async function bootShop(): Promise<RunningShop> {
  const databaseUrl = await makeDatabase()
  process.env.DATABASE_URL = databaseUrl
  await withoutAdmin()
  const app = express()
  app.get("/health", (_, res) => void res.status(200).send("OK"))
  const { default: loaders } = load("@medusajs/medusa/loaders/index") as Loaders
  const { container, shutdown } = await loaders({ directory: ROOT, expressApp: app })
  const server = app.listen(0)
  // Its callers close what they no longer use: a server that did so as well might close a connection
  // that a test is just calling on, after a pause of five seconds.
  server.keepAliveTimeout = 0
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    api: axios.create({ baseURL: `http://localhost:${port}` }) as unknown as ShopClient,
    container,
    databaseUrl,
    app,
    stop: () => stop(server, shutdown),
  }
}

/** The tests' shop has no built Medusa Admin; whoever loads the configuration later gets the same. */
async function withoutAdmin(): Promise<void> {
  const { configModule, error } = await getConfigFile<Config>(ROOT, "medusa-config")
  if (error) throw error
  Object.assign((configModule.admin ??= {}), { disable: true })
}

async function stop(server: Server, shutdown: () => Promise<void>): Promise<void> {
  server.close()
  server.closeAllConnections()
  const limit = new Promise<void>((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref())
  await Promise.race([shutdown(), limit])
}
