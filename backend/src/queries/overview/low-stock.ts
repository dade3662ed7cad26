import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/admin-overview"
import { HAS_PRICE, SHOP_AND_LISTS } from "../catalogue/price-in-force"
import { ROW_NAME, SOLD } from "../catalogue/sellable-rows"
import { readPrepared } from "../prepared"

export type LowStock = Omit<Overview["low_stock"], "under">

const SHOWN = 5

// By the levels and not by the parts: few of a large catalogue are low. Of several items the
// scarcest counts, as in the catalogue itself.
const LOW = `with ${SHOP_AND_LISTS}, low as materialized (
  select v.id as variant_id, greatest(0, coalesce(min(floor(
    (coalesce(l.stocked_quantity, 0) - coalesce(l.reserved_quantity, 0))
      / nullif(i.required_quantity, 0))), 0)) as available
  from product_variant v
  left join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
  left join inventory_level l on l.inventory_item_id = i.inventory_item_id
    and l.location_id = (select location_id from shop) and l.deleted_at is null
  where v.deleted_at is null and v.manage_inventory
    and coalesce(l.stocked_quantity, 0) - coalesce(l.reserved_quantity, 0)
      < :under * coalesce(i.required_quantity, 1)
  group by v.id
), sold as materialized (
  select p.id as product_id, ${ROW_NAME} as name, low.available
  from low
  join product_variant v on v.id = low.variant_id
  join product p on p.id = v.product_id
  where ${SOLD} and ${HAS_PRICE}
)
select
  (select cast(count(*) as int) from sold) as count,
  coalesce((
    select json_agg(page order by available, name)
    from (select * from sold order by available, name limit ${SHOWN}) page), '[]') as parts`

/** The parts that the shop sells and has fewer than `under` pieces of, the scarcest first. */
export async function readLowStock(container: MedusaContainer, under: number): Promise<LowStock> {
  const rows = await readPrepared<LowStock>(container, LOW, { under })
  // One row, whatever there is.
  const [found] = rows as [LowStock]
  return found
}
