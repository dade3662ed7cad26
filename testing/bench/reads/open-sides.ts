import fs from "node:fs"
import path from "node:path"
import { places } from "../../../backend/bin/launcher/project/places"
import { medusaProcess, type MedusaProcess } from "../../testkit/shop/medusa-process"
import { startBareServer } from "../servers/bare-server"
import { notingStatements, statementsOf, type Statement } from "../servers/sent-statements"
import type { BenchShop } from "../shops/open-shops"

/** The processes that are measured against each other, all on one database. */
export type Sides = { own: MedusaProcess; medusa: MedusaProcess }

export async function openSides(shop: BenchShop, folder: string): Promise<Sides> {
  const medusa = await bareMedusa(path.join(folder, "bare-medusa"), shop.variables)
  return { own: await shop.server(), medusa }
}

/**
 * The limit: a server of `http` and `pg` alone, with the very statement that the shop sends for a
 * call. Where it sends several, the one with the longest text is the page's.
 */
export async function openLimit(shop: BenchShop, folder: string, call: string) {
  const statements = await sentFor(shop, folder, call)
  const [statement] = [...statements].sort((a, b) => b.text.length - a.text.length)
  if (!statement) throw new Error(`The shop sends no statement for ${call}`)
  const server = await startBareServer({ databaseUrl: shop.databaseUrl, statement })
  return { ...server, statements: statements.length }
}

async function sentFor(shop: BenchShop, folder: string, call: string): Promise<Statement[]> {
  const file = path.join(folder, "statements.jsonl")
  const { flags, variables } = notingStatements(file)
  const server = await shop.server({ flags, variables })
  const get = async () => {
    await (await fetch(server.url + call)).arrayBuffer()
  }
  await server.start()
  try {
    // The first call may ask for more than all others.
    await get()
    return await statementsOf(file, get)
  } finally {
    await server.stop()
  }
}

const CONFIGURATION = `const { defineConfig } = require("@medusajs/framework/utils")
module.exports = defineConfig({ admin: { disable: true } })
`

/** Medusa as it comes, with this project's packages and nothing of ours, on a shop's database. */
async function bareMedusa(folder: string, variables: NodeJS.ProcessEnv): Promise<MedusaProcess> {
  fs.mkdirSync(folder, { recursive: true })
  fs.symlinkSync(path.join(places.root, "node_modules"), path.join(folder, "node_modules"))
  // Medusa's command line takes a folder for an application by its dependencies.
  const dependencies = { "@medusajs/medusa": "*" }
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ dependencies }))
  fs.writeFileSync(path.join(folder, "medusa-config.js"), CONFIGURATION)
  return medusaProcess({ folder, variables })
}
