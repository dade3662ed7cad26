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

/**
 * A product's other variants, and who else takes of a thing, are looked up for all parts at once, in the
 * indexes alone where PostgreSQL has tidied up: asked of each part they were half of all pages read.
 */
const PARTS = `with v as materialized (${namedVariants(":keys")}), part as materialized (
  select coalesce(nullif(v.sku, ''), v.id) as key, p.id as product_id, v.id as variant_id,
    p.title, v.title as variant_title, taken.inventory_item_id, taken.required_quantity
  from v
  join product p on p.id = v.product_id and p.deleted_at is null
  left join lateral (
    select i.inventory_item_id, i.required_quantity
    from product_variant_inventory_item i
    where i.variant_id = v.id and i.deleted_at is null and v.manage_inventory
    order by i.inventory_item_id) taken on true)
select key, product_id, variant_id,
  case when product_id in (
      select product_id from product_variant
      where product_id = any(array(select product_id from part)) and deleted_at is null
      group by product_id having count(*) > 1)
    then title || ' ' || variant_title else title end as name,
  coalesce(inventory_item_id in (
      select inventory_item_id from product_variant_inventory_item
      where inventory_item_id = any(array(select inventory_item_id from part)) and deleted_at is null
      group by inventory_item_id having count(*) > 1), false) as is_shared,
  inventory_item_id, required_quantity
from part`

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
