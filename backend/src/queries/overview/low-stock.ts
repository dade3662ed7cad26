import type { MedusaContainer } from "@medusajs/framework/types"
import { LOW_STOCK_MOST, type Overview } from "../../contract/staff/admin-overview"
import { FEW_PIECES } from "../../derived/few-pieces"
import { hasPrice, SHOP_AND_GUESTS_LISTS } from "../product/price-in-force"
import { AVAILABLE } from "../product/list/sellable-rows"
import { queryPrepared } from "../database/prepared-query"

export type LowStock = Omit<Overview["low_stock"], "under">

/** Which of them: where the page begins, and how many it has; of more than `most` the scarcest. */
type LowStockPage = { under: number; limit: number; offset: number; most?: number }

const AT_SHOP = "location_id = any(array(select unnest(location_ids) from shop))"

const LEFT = "stocked_quantity - reserved_quantity"

const OF_LEVELS = (levels: string) => `(${levels}) level
    cross join lateral (
      select variant_id from product_variant_inventory_item
      where inventory_item_id = level.inventory_item_id and deleted_at is null offset 0) i`

/** No two levels bring the same part: of those that the shop has of it the scarcest does. */
const IS_SCARCEST = `not exists (
      select from product_variant_inventory_item o
      join inventory_level l on l.inventory_item_id = o.inventory_item_id and l.deleted_at is null
      where o.variant_id = i.variant_id and o.deleted_at is null
        and l.location_id = any(shop.location_ids)
        and (l.stocked_quantity - l.reserved_quantity, l.id) < (level.available, level.level_id))`

/**
 * Those parts of variants `i` that are low. The catalogue's entries are what the shop sells; each is
 * looked up by itself, as there: "offset 0" keeps PostgreSQL from joining all.
 */
const lowOf = (variants: string) => `
    select part.variant_id, part.product_id, part.name, stock.available
    from ${variants}
    cross join shop
    cross join lateral (
      select * from catalogue_entry where variant_id = i.variant_id offset 0) part
    cross join lateral (
      select * from product_variant where id = part.variant_id and manage_inventory offset 0) v
    cross join lateral (select ${AVAILABLE} as available offset 0) stock
    where stock.available < :under and (part.has_base or ${hasPrice("part.variant_id")})`

const firstOf = (levels: string) => `${lowOf(OF_LEVELS(levels))} and ${IS_SCARCEST}
    order by level.available, level.level_id
    limit :most + 1`

/**
 * The levels of few pieces, which modules/order-index keeps, are gone through from the scarcest on
 * until there are enough parts: of a large catalogue very many may be low. A shop that calls more
 * pieces few has the other levels looked at where those do not suffice. Items of which a piece takes
 * several are looked at each. What no location of the shop counts is not low.
 */
const LOW = `with ${SHOP_AND_GUESTS_LISTS}, of_few as materialized (${firstOf(`
      select level_id, inventory_item_id, available from low_level
      where available < least(:under, ${FEW_PIECES}) and ${AT_SHOP}`)}
), of_more as materialized (${firstOf(`
      select id as level_id, inventory_item_id, ${LEFT} as available from inventory_level
      where :under > ${FEW_PIECES} and (select count(*) from of_few) <= :most
        and deleted_at is null and ${LEFT} >= ${FEW_PIECES} and ${LEFT} < :under and ${AT_SHOP}`)}
), of_several as materialized (${lowOf(`(
      select distinct variant_id from product_variant_inventory_item
      where deleted_at is null and required_quantity > 1) i`)}
), low as materialized (
  select * from of_few union select * from of_more union select * from of_several
)
select
  (select cast(least(count(*), :most) as int) from low) as count,
  (select count(*) > :most from low) as has_more,
  coalesce((
    select json_agg(json_build_object(
      'product_id', product_id, 'name', name, 'available', available) order by available, name)
    from (
      select * from (select * from low order by available, name limit :most) counted
      order by available, name limit :limit offset :offset) page), '[]') as parts`

/** A page of the parts that the shop sells and has fewer than `under` pieces of, the scarcest first. */
export async function readLowStock(
  container: MedusaContainer,
  { most = LOW_STOCK_MOST, ...page }: LowStockPage,
): Promise<LowStock> {
  const rows = await queryPrepared<LowStock>(container, LOW, { most, ...page })
  // One row, whatever there is.
  const [found] = rows as [LowStock]
  return found
}
