import fs from "node:fs"
import { freePort } from "../../../backend/bin/launcher/system/ports"
import { startDatabase, type Database } from "./database"
import { medusaProcess, type MedusaProcess } from "./medusa-process"
import { startServices } from "./services"
import { startShop } from "./start-shop"
import { temporaryFolder } from "./temporary-folder"
import { shopVariables } from "./variables"

export type ShopProcesses = {
  folder: string
  database: Database
  servers: MedusaProcess[]
  /** Where the provider's half of a payment can be read, with its secret key. */
  provider: { url: string; key: string }
  stop: () => Promise<void>
}

type Options = {
  processes: number
  /** Variables of the shop's own, from the first migration on. */
  settings?: NodeJS.ProcessEnv
  openDatabase?: (folder: string) => Promise<Database>
  /** What the servers alone are given, once the database is there. */
  serversSettings?: (database: Database, folder: string) => Promise<NodeJS.ProcessEnv>
}

/**
 * A new shop of several production processes on one durable database. Database and embedded
 * services run beside them, so that each part can be killed alone.
 */
export async function openProcesses({
  processes,
  settings = {},
  openDatabase = startDatabase,
  serversSettings = async () => ({}),
}: Options): Promise<ShopProcesses> {
  const folder = temporaryFolder("shop-torture")
  const database = await openDatabase(folder)
  // Builds, migrates and puts the first data in, as for everybody.
  const first = await startShop(folder, { variables: { ...settings, DATABASE_URL: database.url } })
  await first.stop()
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()))
  const common = {
    ...shopVariables(folder, database.url),
    ...settings,
    PORT: String(ports[0]),
  }
  const services = await startServices(common)
  const variables: NodeJS.ProcessEnv = {
    ...common,
    ...(await serversSettings(database, folder)),
    SHOP_INTERNAL_EMBEDDED_URL: services.url,
  }
  const servers = await Promise.all(
    ports.map((port) => medusaProcess({ port, variables, isSupervised: true })),
  )
  // One after the other, as replicas are rolled out.
  for (const server of servers) await server.start()
  return {
    folder,
    database,
    servers,
    provider: { url: services.url, key: String(variables.SHOP_INTERNAL_SANDBOX_API_KEY) },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await services.stop()
      await database.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
