import type { MedusaContainer } from "@medusajs/framework/types"
import { plainPrice } from "../../prices/candidate-prices"
import { textArray } from "../../spelling/text-array"
import { queryPrepared } from "../database/prepared-query"
import { PRICE_OF_VARIANT, RULE_OF_PRODUCT, SHOP_AND_GUESTS_LISTS } from "../product/price-in-force"
import { namedVariants } from "./named-variants"

/** A part with what a piece of it costs, beside any price list. */
export type PricedPart = {
  /** Its SKU, or its id where it has none. */
  key: string
  product_id: string
  variant_id: string
  /** Whether its product has other variants. */
  has_siblings: boolean
  currency_code: string
  price_set_id: string | null
  price: { id: string; amount: number } | null
}

/** Where several prices hold, it is the one that counts where as few are bought as can be. */
const PRICE_ID = `case when plain.id is not null or plain.prices = 0 then plain.id
    else (select offer.base_id from ${RULE_OF_PRODUCT} cross join ${PRICE_OF_VARIANT} offer) end`

const PARTS = `with ${SHOP_AND_GUESTS_LISTS}, v as materialized (${namedVariants(":keys")})
select coalesce(nullif(v.sku, ''), v.id) as key, p.id as product_id, v.id as variant_id,
  shop.currency_code, link.price_set_id,
  exists (select from product_variant o
    where o.product_id = p.id and o.id <> v.id and o.deleted_at is null) as has_siblings,
  (select json_build_object('id', price.id, 'amount', price.amount)
    from price where price.id = chosen.id) as price
from v
join product p on p.id = v.product_id and p.deleted_at is null
cross join shop
left join lateral (
  select price_set_id from product_variant_price_set
  where variant_id = v.id and deleted_at is null limit 1) link on true
cross join lateral (${plainPrice("link.price_set_id", "shop.currency_code")}) plain
cross join lateral (select ${PRICE_ID} as id offset 0) chosen`

/** The parts that these keys name; unknown keys name none. */
export function readPricedParts(
  container: MedusaContainer,
  keys: readonly string[],
): Promise<PricedPart[]> {
  return queryPrepared<PricedPart>(container, PARTS, { keys: textArray(keys) })
}
