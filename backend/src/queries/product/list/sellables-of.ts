import type { MedusaContainer } from "@medusajs/framework/types"
import { STORED_MINIMUM } from "../../shop/shop-settings"
import type { Buyer } from "../sellable"
import { LIST_ORDERS } from "./list-order"
import { readRows } from "./read-rows"
import { sellableRows } from "./sellable-rows"

const VARIANTS = ["v.id = any(cast(:ids as text[]))"]
const OF_LIST = `select part.*, (${STORED_MINIMUM}) as minimum
  from (${sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS })}) part`
const IN_DETAIL = sellableRows({ order: LIST_ORDERS.newest, filters: VARIANTS, detail: true })

/** The variants' rows in the order of their ids; `minimum` is the shop-wide one, not in detail. */
export async function sellablesOf(
  container: MedusaContainer,
  { ids, detail, buyer }: { ids: string[]; detail: boolean; buyer: Buyer },
) {
  if (ids.length === 0) return { sellables: [], minimum: null }
  const statement = detail ? IN_DETAIL : OF_LIST
  const bindings = { ids, limit: ids.length, customer_id: buyer.customer_id }
  const { sellables, minimum } = await readRows(container, statement, bindings)
  const byId = new Map(sellables.map((sellable) => [sellable.variant_id, sellable]))
  return { sellables: ids.flatMap((id) => byId.get(id) ?? []), minimum }
}
