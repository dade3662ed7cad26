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
  coalesce(taken.is_shared, false) as is_shared, taken.inventory_item_id, taken.required_quantity
from v
join product p on p.id = v.product_id and p.deleted_at is null
left join lateral (
  select i.inventory_item_id, i.required_quantity, exists (
      select from product_variant_inventory_item o
      where o.inventory_item_id = i.inventory_item_id and o.variant_id <> i.variant_id
        and o.deleted_at is null) as is_shared
  from product_variant_inventory_item i
  where i.variant_id = v.id and i.deleted_at is null and v.manage_inventory
  order by i.inventory_item_id) taken on true`

/** One for each thing that a part takes of, and one for a part of which nothing is counted. */
type Row = Omit<StockedPart, "inventory"> &
  (StockedPart["inventory"][number] | { inventory_item_id: null; required_quantity: null })

/** The parts that these keys name; unknown keys name none. */
export async function readStockedParts(
  container: MedusaContainer,
  keys: readonly string[],
): Promise<StockedPart[]> {
  const rows = await queryPrepared<Row>(container, PARTS, { keys: textArray(keys) })
  const parts = new Map<string, StockedPart>()
  for (const row of rows) {
    const { inventory_item_id, required_quantity } = row
    const items = inventory_item_id === null ? [] : [{ inventory_item_id, required_quantity }]
    const known = parts.get(row.variant_id)
    if (known) {
      known.inventory.push(...items)
      known.is_shared ||= row.is_shared
    } else {
      const { key, product_id, variant_id, name, is_shared } = row
      parts.set(variant_id, { key, product_id, variant_id, name, is_shared, inventory: items })
    }
  }
  return [...parts.values()]
}
