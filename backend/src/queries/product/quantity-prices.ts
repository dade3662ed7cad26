import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const PART = `select coalesce(nullif(v.sku, ''), v.title) as part
  from product_variant v
  join product_variant_price_set link on link.variant_id = v.id and link.deleted_at is null
  where v.id = any(cast(:ids as text[])) and v.deleted_at is null and exists (
    select from price
    where price.price_set_id = link.price_set_id
      and price.price_list_id is null and price.deleted_at is null
      and (price.min_quantity is not null or price.max_quantity is not null))
  order by v.id limit 1`

/** What the first of these variants is called that has base prices by quantity; undefined where none has. */
export async function readQuantityPricedPart(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<string | undefined> {
  const [row] = await queryPrepared<{ part: string }>(container, PART, { ids })
  return row?.part
}
