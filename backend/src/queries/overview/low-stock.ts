import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/staff/admin-overview"
import { FEW_PIECES } from "../../derived/few-pieces"
import { HAS_PRICE, SHOP_AND_GUESTS_LISTS } from "../product/price-in-force"
import { AVAILABLE, ROW_NAME, SOLD } from "../product/list/sellable-rows"
import { queryPrepared } from "../database/prepared-query"

export type LowStock = Omit<Overview["low_stock"], "under">

/** Which of them: where the page begins, and how many it has. */
type LowStockPage = { under: number; limit: number; offset: number }

const AT_SHOP = "location_id = any(array(select unnest(location_ids) from shop))"

/**
 * By the levels of few pieces, which modules/order-index keeps: few of a large catalogue are low. A
 * shop that calls more pieces few has all levels looked at. Items of which a piece takes several are
 * looked at each. What no location of the shop counts is not low.
 */
const LOW_ITEMS = `
  select inventory_item_id from low_level
  where :under <= ${FEW_PIECES} and available < :under and ${AT_SHOP}
  union
  select inventory_item_id from inventory_level
  where :under > ${FEW_PIECES} and deleted_at is null
    and stocked_quantity - reserved_quantity < :under and ${AT_SHOP}
  union
  select inventory_item_id from product_variant_inventory_item
  where deleted_at is null and required_quantity > 1`

// Looked up one by one, as in the catalogue itself; "offset 0" keeps PostgreSQL from joining all.
const LOW = `with ${SHOP_AND_GUESTS_LISTS}, low as materialized (
  select p.id as product_id, ${ROW_NAME} as name, stock.available
  from (
    select distinct i.variant_id
    from (${LOW_ITEMS}) item
    join product_variant_inventory_item i
      on i.inventory_item_id = item.inventory_item_id and i.deleted_at is null
  ) candidate
  cross join shop
  cross join lateral (
    select * from product_variant
    where id = candidate.variant_id and deleted_at is null and manage_inventory offset 0) v
  cross join lateral (
    select * from product where id = v.product_id and deleted_at is null offset 0) p
  cross join lateral (select ${AVAILABLE} as available offset 0) stock
  cross join lateral (select (${SOLD}) and ${HAS_PRICE} as is_sold offset 0) shown
  where stock.available < :under and shown.is_sold
)
select
  (select cast(count(*) as int) from low) as count,
  coalesce((
    select json_agg(page order by available, name)
    from (select * from low order by available, name limit :limit offset :offset) page), '[]') as parts`

/** A page of the parts that the shop sells and has fewer than `under` pieces of, the scarcest first. */
export async function readLowStock(
  container: MedusaContainer,
  page: LowStockPage,
): Promise<LowStock> {
  const rows = await queryPrepared<LowStock>(container, LOW, page)
  // One row, whatever there is.
  const [found] = rows as [LowStock]
  return found
}
