import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { hasPrice, SHOP_AND_GUESTS_LISTS } from "./price-in-force"
import { ROW_ID } from "./row-id"

/** A sitemap holds at most 50,000 addresses; some are for the pages that are no part's. */
const MOST = 49_000

/** What a guest's list names: an entry is sold, and has a price of some kind in some currency. */
const ADDRESSES = `with ${SHOP_AND_GUESTS_LISTS}
select ${ROW_ID} as id, p.updated_at as changed_at
from (
  select e.variant_id, e.created_at, e.product_id from catalogue_entry e
  where e.base_price is not null or ${hasPrice("e.variant_id")}
  order by e.created_at desc, e.product_id desc, e.variant_id desc
  limit ${MOST}
) e
join product_variant v on v.id = e.variant_id
join product p on p.id = e.product_id
order by e.created_at desc, e.product_id desc, e.variant_id desc`

/** The ids in /api/v1 of all that a guest is offered, newest first, and when each changed last. */
export function readProductAddresses(
  container: MedusaContainer,
): Promise<{ id: string; changed_at: Date }[]> {
  return queryPrepared(container, ADDRESSES)
}
