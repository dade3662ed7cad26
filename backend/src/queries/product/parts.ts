import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { LIST_ORDERS } from "./list/list-order"
import { readRows } from "./list/read-rows"
import { sellableRows } from "./list/sellable-rows"
import type { Buyer, Sellable } from "./sellable"

/** An id of /api/v1 is a variant's, or its product's where that has no other. Finds them by index. */
const OF_IDS = `v.id = any(array(
  select id from product_variant where id = any(cast(:ids as text[])) and deleted_at is null
  union all
  select min(id) from product_variant
  where product_id = any(cast(:ids as text[])) and deleted_at is null
  group by product_id having count(*) = 1))`

/** A statement of sellableRows over the parts that :ids name; what is not sold is missing. */
export const PARTS_OF_IDS = sellableRows({
  order: LIST_ORDERS.newest,
  filters: [OF_IDS],
  detail: true,
})

/** What PARTS_OF_IDS is bound to, beside the buyer. */
export function bindingsOf(ids: readonly string[]) {
  return { ids: ids.map(withoutZero), limit: ids.length }
}

/** Parts by the ids that /api/v1 knows them by. */
export function byId(parts: readonly Sellable[]): Map<string, Sellable> {
  return new Map(parts.map((part) => [part.id, part]))
}

/** The parts that ids of /api/v1 name, by these ids; what is not sold is missing. */
export async function readParts(
  container: MedusaContainer,
  { ids, buyer }: { ids: readonly string[]; buyer: Buyer },
): Promise<Map<string, Sellable>> {
  const bindings = { ...bindingsOf([...new Set(ids)]), customer_id: buyer.customer_id }
  const { sellables } = await readRows(container, PARTS_OF_IDS, bindings)
  return byId(sellables)
}
