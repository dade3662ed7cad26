import type { MedusaContainer } from "@medusajs/framework/types"
import { textArray } from "../../spelling/text-array"
import { queryPrepared } from "../database/prepared-query"
import { namedVariants } from "./named-variants"

/** A part with what a piece of it takes from the stock. */
export type StockedPart = {
  /** Its SKU, or its id where it has none. */
  key: string
  product_id: string
  variant_id: string
  /** As the trail names it. */
  name: string
  /** Whether another part takes of the same things. */
  is_shared: boolean
  /** Empty where none is counted. */
  inventory: { inventory_item_id: string; required_quantity: number }[]
}

const PARTS = `with v as materialized (${namedVariants(":keys")})
select coalesce(nullif(v.sku, ''), v.id) as key, p.id as product_id, v.id as variant_id,
  case when exists (select from product_variant o
      where o.product_id = p.id and o.id <> v.id and o.deleted_at is null)
    then p.title || ' ' || v.title else p.title end as name,
  coalesce(taken.is_shared, false) as is_shared,
  case when v.manage_inventory then coalesce(taken.inventory, '[]') else '[]' end as inventory
from v
join product p on p.id = v.product_id and p.deleted_at is null
cross join lateral (
  select
    json_agg(json_build_object(
      'inventory_item_id', i.inventory_item_id, 'required_quantity', i.required_quantity)
      order by i.inventory_item_id) as inventory,
    bool_or(exists (
      select from product_variant_inventory_item o
      where o.inventory_item_id = i.inventory_item_id and o.variant_id <> i.variant_id
        and o.deleted_at is null)) as is_shared
  from product_variant_inventory_item i
  where i.variant_id = v.id and i.deleted_at is null) taken`

/** The parts that these keys name; unknown keys name none. */
export function readStockedParts(
  container: MedusaContainer,
  keys: readonly string[],
): Promise<StockedPart[]> {
  return queryPrepared<StockedPart>(container, PARTS, { keys: textArray(keys) })
}
