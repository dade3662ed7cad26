import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { queryPrepared } from "../database/prepared-query"
import { hasPrice, SHOP_AND_LISTS } from "../product/price-in-force"
import { GUEST, type Buyer } from "../product/sellable"
import type { MakeRow, ModelRow } from "./vehicle-rows"

/**
 * Whether a part for sale fits a vehicle of model `m`: the first one ends the search. Each step is
 * looked up by itself ("offset 0"): joined, PostgreSQL may go through all fitments of the shop.
 */
const HAS_PARTS = `exists (
    select from (select id from vehicle where model_id = m.id offset 0) v
    cross join lateral (select variant_id from fitment where vehicle_id = v.id offset 0) f
    cross join lateral (
      select from catalogue_entry e
      where e.variant_id = f.variant_id
        and (e.has_base or ${hasPrice("e.variant_id")})
      offset 0) e
    limit 1)`

const MAKES = `with ${SHOP_AND_LISTS}
  select k.id, k.name, k.handle from vehicle_make k
  where exists (
    select from (select id from vehicle_model where make_id = k.id offset 0) m where ${HAS_PARTS})
  order by k.name, k.id`

const MODELS = `with ${SHOP_AND_LISTS}
  select m.id, m.name, m.handle, k.name as make, k.handle as make_handle
  from vehicle_model m join vehicle_make k on k.id = m.make_id
  where (cast(:make as text) is null or k.handle = :make) and ${HAS_PARTS}
  order by k.name, m.name, m.id`

/** The makes of whose vehicles one has parts that are sold to the buyer, by name. */
export function readMakesWithParts(
  container: MedusaContainer,
  { customer_id }: Buyer = GUEST,
): Promise<MakeRow[]> {
  return queryPrepared(container, MAKES, { customer_id })
}

/** The same of the models of a make's handle, or of all. */
export function readModelsWithParts(
  container: MedusaContainer,
  { make, buyer = GUEST }: { make?: string | undefined; buyer?: Buyer },
): Promise<ModelRow[]> {
  const bindings = { make: withoutZero(make) ?? null, customer_id: buyer.customer_id }
  return queryPrepared(container, MODELS, bindings)
}
