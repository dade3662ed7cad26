import fs from "node:fs"
import path from "node:path"
import { places } from "../../../backend/bin/launcher/project/places"
import { medusaProcess, type MedusaProcess } from "../../testkit/shop/medusa-process"
import { startBareServer } from "../servers/bare-server"
import { notingStatements, statementsOf, type Statement } from "../servers/sent-statements"
import type { BenchShop } from "../shops/open-shops"
import type { Target } from "../wrk/run-wrk"
import { readVisits } from "./visits"

/** The processes that are measured against each other, all on one database. */
export type Sides = { own: MedusaProcess; medusa: MedusaProcess }

export async function openSides(shop: BenchShop, folder: string): Promise<Sides> {
  const medusa = await bareMedusa(path.join(folder, "bare-medusa"), shop.variables)
  return { own: await shop.server(), medusa }
}

/**
 * The limit: a server of `http` and `pg` alone, with the very statement that the shop sends for each
 * call that is measured. Where it sends several, the one with the longest text is the call's.
 */
export async function openLimit(shop: BenchShop, folder: string) {
  const file = path.join(folder, "statements.jsonl")
  const { flags, variables } = notingStatements(file)
  const noting = await shop.server({ flags, variables, isPlain: true })
  await noting.start()
  try {
    const visits = await readVisits(noting.url, shop.databaseUrl)
    const calls = [...visits.pages, ...visits.parts.map(({ call }) => call)]
    const sent = new Map<string, Statement[]>()
    for (const call of calls) {
      const get = async () => {
        await (await fetch(noting.url + call)).arrayBuffer()
      }
      sent.set(call, await statementsOf(file, get))
    }
    const statements = calls.map((call) => longest(call, sent.get(call) ?? []))
    const server = await startBareServer({ databaseUrl: shop.databaseUrl, statements })
    const limitOf = (call: string): Target => ({ url: `${server.url}/${calls.indexOf(call)}` })
    const sentFor = (call: string | undefined) => sent.get(call ?? "")?.length ?? 0
    return { visits, limitOf, sentFor, stop: server.stop }
  } finally {
    await noting.stop()
  }
}

function longest(call: string, statements: readonly Statement[]): Statement {
  const [statement] = [...statements].sort((a, b) => b.text.length - a.text.length)
  if (!statement) throw new Error(`The shop sends no statement for ${call}`)
  return statement
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
