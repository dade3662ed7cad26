import fs from "node:fs"
import { places } from "../../../backend/bin/launcher/project/places"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { startDatabase, type Database } from "../../testkit/shop/database"
import { startServices } from "../../testkit/shop/services"
import { shopVariables } from "../../testkit/shop/variables"
import { medusaServer, type MedusaServer } from "../../testkit/shop/medusa-server"
import { fillParts } from "./fill-parts"
import { makePattern, signInStaff, type Pattern } from "./make-pattern"

type Options = { flags?: readonly string[]; variables?: NodeJS.ProcessEnv }

/** A shop of so many products: a database of its own, and a process that is not started yet. */
export type BenchShop = {
  products: number
  /** Of the shop's process; its DATABASE_URL is the shop's. */
  variables: NodeJS.ProcessEnv
  databaseUrl: string
  /** The shop's process, with flags of Node's and variables beside its own. */
  server: (options?: Options) => Promise<MedusaServer>
}

export type BenchShops = { folder: string; shops: BenchShop[]; stop: () => Promise<void> }

/** New shops of these sizes, all in one embedded PostgreSQL, filled with the same parts. */
export async function openShops(sizes: readonly number[]): Promise<BenchShops> {
  const folder = temporaryFolder("shop-bench")
  const database = await startDatabase(folder)
  const pattern = await patternIn(folder, database)
  const services = await startServices(shopVariables(folder, database.url))
  const shops: BenchShop[] = []
  for (const products of sizes) {
    const databaseUrl = await copyOf(database, `bench_${products}`)
    const began = performance.now()
    await fillParts(databaseUrl, pattern, products)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`A shop of ${products} products of two variants, filled in ${seconds} s`)
    const variables = {
      ...shopVariables(folder, databaseUrl),
      SHOP_INTERNAL_EMBEDDED_URL: services.url,
    }
    const server = ({ flags = [], variables: more }: Options = {}) =>
      medusaServer({ folder: places.server, variables: { ...variables, ...more }, flags })
    shops.push({ products, variables, databaseUrl, server })
  }
  return {
    folder,
    shops,
    stop: async () => {
      await services.stop()
      await database.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Builds, migrates and puts the first data in as for everybody, then one part. */
async function patternIn(folder: string, database: Database): Promise<Pattern> {
  const shop = await startShop(folder, { variables: { DATABASE_URL: database.url } })
  try {
    return await makePattern({ url: shop.url, staff: await signInStaff(shop.url) })
  } finally {
    await shop.stop()
  }
}

async function copyOf({ url, run }: Database, name: string): Promise<string> {
  const address = new URL(url)
  await run(`create database ${name} template ${address.pathname.slice(1)}`)
  address.pathname = `/${name}`
  return address.toString()
}
