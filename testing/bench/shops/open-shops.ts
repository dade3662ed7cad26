import fs from "node:fs"
import { places } from "../../../backend/bin/launcher/project/places"
import { signInStaff } from "../../testkit/client/staff"
import { connect, startDatabase, type Database } from "../../testkit/shop/database"
import { medusaProcess, type MedusaProcess } from "../../testkit/shop/medusa-process"
import { startServices } from "../../testkit/shop/services"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { shopVariables } from "../../testkit/shop/variables"
import { copyStatement } from "../admin/copy-rows"
import { madeParts } from "./made-parts"
import { makePattern, type Pattern } from "./make-pattern"

type Options = {
  flags?: readonly string[]
  variables?: NodeJS.ProcessEnv
  /** Loads its modules by Node alone, for flags that watch them. */
  isPlain?: boolean
}

/** A shop of so many products: a database of its own, and a process that is not started yet. */
export type BenchShop = {
  products: number
  /** Of the shop's process; its DATABASE_URL is the shop's. */
  variables: NodeJS.ProcessEnv
  databaseUrl: string
  /** The shop's process, with flags of Node's and variables beside its own. */
  server: (options?: Options) => Promise<MedusaProcess>
}

export type BenchShops = { folder: string; shops: BenchShop[]; stop: () => Promise<void> }

/**
 * New shops of these sizes, all in one embedded PostgreSQL, filled with the same parts; `settings`
 * are variables of theirs from the first migration on.
 */
export async function openShops(
  sizes: readonly number[],
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchShops> {
  const folder = temporaryFolder("shop-bench")
  const named = sizes.map((products) => ({ name: `bench_${products}`, products }))
  const { shops, stop } = await openKeptShops(folder, named, settings)
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  return { folder, shops, stop: () => stop().then(remove) }
}

/** The same in a folder that stays: a shop that is there already is opened as it was left. */
export async function openKeptShops(
  folder: string,
  named: readonly { name: string; products: number }[],
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchShops> {
  const database = await startDatabase(folder)
  const known = (await database.read<string[]>(NAMES)) ?? []
  const isNew = named.some(({ name }) => !known.includes(name))
  const pattern = isNew ? await patternIn(folder, database, settings) : undefined
  const services = await startServices(shopVariables(folder, database.url))
  const shops: BenchShop[] = []
  for (const { name, products } of named) {
    const databaseUrl = addressOf(database, name)
    if (pattern && !known.includes(name)) {
      await database.run(`create database ${name} template ${TEMPLATE(database)}`)
      const began = performance.now()
      await fillParts(databaseUrl, pattern, products)
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`A shop of ${products} products of two variants, filled in ${seconds} s`)
    }
    const variables = {
      ...shopVariables(folder, databaseUrl),
      ...settings,
      SHOP_INTERNAL_EMBEDDED_URL: services.url,
    }
    const server = ({ flags = [], variables: more, isPlain = false }: Options = {}) =>
      medusaProcess({
        ...(isPlain && { folder: places.server }),
        ...{ variables: { ...variables, ...more }, flags },
      })
    shops.push({ products, variables, databaseUrl, server })
  }
  const stop = async () => {
    await services.stop()
    await database.stop()
  }
  return { folder, shops, stop }
}

const NAMES = "select json_agg(datname) as value from pg_database where datname like 'bench_%'"

const TEMPLATE = ({ url }: Database) => new URL(url).pathname.slice(1)

/** Builds, migrates and puts the first data in as for everybody, then one part. */
async function patternIn(
  folder: string,
  database: Database,
  settings: NodeJS.ProcessEnv,
): Promise<Pattern> {
  const variables = { ...settings, DATABASE_URL: database.url }
  const shop = await startShop(folder, { variables })
  try {
    return await makePattern({ url: shop.url, staff: await signInStaff(shop.url) })
  } finally {
    await shop.stop()
  }
}

function addressOf({ url }: Database, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** Indexes of the catalogue's own tables that no trigger asks. */
const FOUND_BY = `select indexname as name, indexdef as statement from pg_indexes
  where tablename like 'catalogue\\_%' and indexdef not like 'CREATE UNIQUE%'
    and indexname not in ('catalogue_entry_product', 'catalogue_number_variant', 'catalogue_tally_shelf',
      'catalogue_word_known')`

/** Copies the pattern until the shop has so many products, and has PostgreSQL count them. */
async function fillParts(
  databaseUrl: string,
  { productId, categories }: Pattern,
  products: number,
): Promise<void> {
  const client = await connect(databaseUrl)
  // Foreign keys and triggers would look at each row; the pattern fits, and so do its copies.
  await client.query("set session_replication_role = replica; set synchronous_commit = off")
  // What a million parts are found by is indexed at once, not part by part.
  const { rows: indexes } = await client.query<{ name: string; statement: string }>(FOUND_BY)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  // One transaction: what the shop derives from its products is derived once.
  await client.query("begin")
  for (const rows of madeParts(categories)) {
    await client.query(copyStatement(rows), [productId, products - 1])
  }
  await client.query("commit")
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { statement } of indexes) await client.query(statement)
  await client.query("reset session_replication_role")
  await client.query("vacuum analyze")
  await client.end()
}
