import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { INVENTORY } from "../product/list/sellable-rows"
import { namedVariants } from "./named-variants"

/** A part with what a piece of it takes from the stock. */
export type StockedPart = {
  /** Its SKU, or its id where it has none. */
  key: string
  variant_id: string
  /** Empty where none is counted. */
  inventory: { inventory_item_id: string; required_quantity: number }[]
}

const PARTS = `with page as materialized (${namedVariants(":keys")})
select coalesce(nullif(v.sku, ''), v.id) as key, v.id as variant_id, ${INVENTORY} as inventory
from page
join product_variant v on v.id = page.id
join product p on p.id = v.product_id and p.deleted_at is null`

/** The parts that these keys name; unknown keys name none. */
export function readStockedParts(
  container: MedusaContainer,
  keys: readonly string[],
): Promise<StockedPart[]> {
  return queryPrepared<StockedPart>(container, PARTS, { keys })
}
