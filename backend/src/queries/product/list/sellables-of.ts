import type { MedusaContainer } from "@medusajs/framework/types"
import { GatheredReads } from "../../database/gathered-reads"
import type { Buyer, Sellable } from "../sellable"
import { LIST_ORDERS } from "./list-order"
import { readRows } from "./read-rows"
import { sellableRows } from "./sellable-rows"

const VARIANTS = ["v.id = any(cast(:ids as text[]))"]
const OF_LIST = sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS })
const IN_DETAIL = sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS, detail: true })

/** As many as a page mostly has. */
const USUAL = 100

type Asked = { ids: readonly string[]; detail: boolean; buyer: Buyer }

/** The variants' rows in the order of their ids. */
export async function sellablesOf(
  container: MedusaContainer,
  { ids, detail, buyer }: Asked,
): Promise<Sellable[]> {
  if (ids.length === 0) return []
  const kind = { detail, buyer }
  if (ids.length <= USUAL) return ROWS.ask(container, kind, ids)
  // Long ones would wait for each other, and save next to nothing.
  const [rows = []] = await readAsked(container, kind, [ids])
  return rows
}

async function readAsked(
  container: MedusaContainer,
  { detail, buyer }: Omit<Asked, "ids">,
  asked: readonly Asked["ids"][],
): Promise<Sellable[][]> {
  const ids = [...new Set(asked.flat())]
  const statement = detail ? IN_DETAIL : OF_LIST
  const bindings = { ids, limit: ids.length, customer_id: buyer.customer_id }
  const { sellables } = await readRows(container, statement, bindings)
  const byId = new Map(sellables.map((sellable) => [sellable.variant_id, sellable]))
  return asked.map((one) => one.flatMap((id) => byId.get(id) ?? []))
}

const ROWS = new GatheredReads(readAsked)
