import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import type { Shop } from "./shop"

/** What every order of the shop has in common. */
export type SellingShop = Shop & {
  shipping_option: { id: string; name: string }
  country_code: string
  /** Whether Medusa's tax module may know a tax for an order. */
  has_taxes: boolean
}

// No taxes: the region finds none by itself, its country has no tax region, or that one has no rate
// and Medusa's own provider, which knows nothing else.
const SHOP = `select
    s.default_sales_channel_id as sales_channel_id,
    s.default_region_id as region_id,
    s.default_location_id as location_id,
    c.currency_code,
    (select json_build_object('id', o.id, 'name', o.name)
      from shipping_option o
      join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
      join location_fulfillment_set l
        on l.fulfillment_set_id = z.fulfillment_set_id and l.deleted_at is null
      where l.stock_location_id = s.default_location_id and o.deleted_at is null
      order by o.id limit 1) as shipping_option,
    n.iso_2 as country_code,
    r.automatic_taxes and exists (
      select from tax_region t
      where t.country_code = n.iso_2 and t.deleted_at is null and (
        coalesce(t.provider_id, '') <> 'tp_system'
        or exists (select from tax_rate x where x.tax_region_id = t.id and x.deleted_at is null)
      )) as has_taxes
  from store s
  join store_currency c on c.store_id = s.id and c.is_default and c.deleted_at is null
  join region r on r.id = s.default_region_id and r.deleted_at is null
  join lateral (
    select iso_2 from region_country
    where region_id = r.id and deleted_at is null order by iso_2 limit 1) n on true
  where s.deleted_at is null and s.default_sales_channel_id is not null
  order by s.id limit 1`

/** Where the shop sells and how it ships; undefined where a part of it is missing. */
export async function readSellingShop(
  container: MedusaContainer,
): Promise<SellingShop | undefined> {
  const [shop] = await queryPrepared<SellingShop>(container, SHOP)
  return shop?.shipping_option && shop.location_id ? shop : undefined
}
