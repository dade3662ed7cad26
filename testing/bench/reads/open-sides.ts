import path from "node:path"
import { startBareServer } from "../servers/bare-server"
import { bareMedusa } from "../servers/bare-medusa"
import type { MedusaServer } from "../../testkit/shop/medusa-server"
import { notingStatements, statementsOf, type Statement } from "../servers/sent-statements"
import type { BenchShop } from "../shops/open-shops"

/** The processes that are measured against each other, all on one database. */
export type Sides = { own: MedusaServer; medusa: MedusaServer }

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
