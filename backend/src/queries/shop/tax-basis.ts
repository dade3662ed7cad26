import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

const preferenceOf = (attribute: "currency_code" | "region_id", value: string) =>
  `(select is_tax_inclusive from price_preference
      where attribute = '${attribute}' and value = ${value} and deleted_at is null)`

/**
 * SQL of the store `s` with its currency `c`, region `r` and country `n`, and what Medusa's price
 * preferences say of its prices, a row `included`.
 */
export const SHOP_OF_SALES = `from store s
  join store_currency c on c.store_id = s.id and c.is_default and c.deleted_at is null
  join region r on r.id = s.default_region_id and r.deleted_at is null
  join lateral (
    select iso_2 from region_country
    where region_id = r.id and deleted_at is null order by iso_2 limit 1) n on true
  cross join lateral (
    select coalesce(${preferenceOf("currency_code", "c.currency_code")}, false) as anywhere,
      ${preferenceOf("region_id", "r.id")} as in_region
    offset 0) included`

/**
 * Whether tax is in a price, as Medusa's calculatePrices has it: the region's preference counts for
 * the region's own prices alone, and where neither is set a price is without tax.
 */
export const INCLUDED = {
  anywhere: "included.anywhere",
  inRegion: "coalesce(included.in_region, included.anywhere)",
}

/** Whether a price set has a price that is the region's own. */
export const hasRegionPrice = (priceSet: string, region = "r.id") => `exists (
      select from price
      join price_rule rule on rule.price_id = price.id and rule.deleted_at is null
      where price.price_set_id = ${priceSet} and price.deleted_at is null
        and rule.attribute = 'region_id' and rule.value = ${region})`

// No taxes: the region finds none by itself, its country has no tax region, or that one has no rate
// and Medusa's own provider, which knows nothing else.
export const HAS_TAXES = `(r.automatic_taxes and exists (
      select from tax_region t
      where t.country_code = n.iso_2 and t.deleted_at is null and (
        coalesce(t.provider_id, '') <> 'tp_system'
        or exists (select from tax_rate x where x.tax_region_id = t.id and x.deleted_at is null)
      )))`

const ADDS_TAX = `select ${HAS_TAXES} and (not ${INCLUDED.anywhere}
    or (not ${INCLUDED.inRegion} and exists (
      select from product_variant_price_set link
      where link.deleted_at is null and ${hasRegionPrice("link.price_set_id")}))) as adds_tax
  ${SHOP_OF_SALES}
  where s.deleted_at is null order by s.id limit 1`

/** Whether an order adds tax to the prices that people see, or to some of them. */
export async function readAddsTax(container: MedusaContainer): Promise<boolean> {
  const [shop] = await queryPrepared<{ adds_tax: boolean }>(container, ADDS_TAX)
  return shop?.adds_tax ?? false
}
