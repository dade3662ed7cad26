import type { MedusaContainer } from "@medusajs/framework/types"
import { sellingLocations } from "../../stock/selling-locations"
import { queryPrepared } from "../database/prepared-query"
import type { Shop } from "./shop"
import { HAS_TAXES, hasRegionPrice, INCLUDED, SHOP_OF_SALES } from "./tax-basis"

/** What every order of the shop has in common. */
export type SellingShop = Omit<Shop, "location_id"> & {
  /** The locations that it sells from, in rank. */
  location_ids: string[]
  shipping_option: { id: string; name: string }
  country_code: string
  /** Whether Medusa's tax module may know a tax for an order. */
  has_taxes: boolean
  /** Whether tax is in a price that is not the region's own. */
  prices_include_tax: boolean
  /** Whether it is in the region's own prices. */
  region_prices_include_tax: boolean
  /** Whether it is in the price of the way of shipping. */
  shipping_includes_tax: boolean
}

const SHOP = `select
    s.default_sales_channel_id as sales_channel_id,
    s.default_region_id as region_id,
    ${sellingLocations("s.default_sales_channel_id")} as location_ids,
    c.currency_code,
    json_build_object('id', way.id, 'name', way.name) as shipping_option,
    n.iso_2 as country_code,
    ${HAS_TAXES} as has_taxes,
    ${INCLUDED.anywhere} as prices_include_tax,
    ${INCLUDED.inRegion} as region_prices_include_tax,
    case when ${INCLUDED.anywhere} = ${INCLUDED.inRegion} or not exists (
        select from shipping_option_price_set link
        where link.shipping_option_id = way.id and link.deleted_at is null
          and ${hasRegionPrice("link.price_set_id")})
      then ${INCLUDED.anywhere} else ${INCLUDED.inRegion} end as shipping_includes_tax
  ${SHOP_OF_SALES}
  join lateral (
    select o.id, o.name
    from shipping_option o
    join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
    join location_fulfillment_set l
      on l.fulfillment_set_id = z.fulfillment_set_id and l.deleted_at is null
    where l.stock_location_id = s.default_location_id and o.deleted_at is null
    order by o.id limit 1) way on true
  where s.deleted_at is null and s.default_sales_channel_id is not null
  order by s.id limit 1`

/** Where the shop sells and how it ships; undefined where a part of it is missing. */
export async function readSellingShop(
  container: MedusaContainer,
): Promise<SellingShop | undefined> {
  const [shop] = await queryPrepared<SellingShop>(container, SHOP)
  return shop
}
