import { basePrices, listPrices, type PriceContext } from "../../prices/candidate-prices"
import { firstQuantity, rungsOf } from "../../prices/winning-price"
import { sellingLocations } from "../../stock/selling-locations"
import { minimumInForce, STORED_MINIMUM } from "../shop/shop-settings"

/**
 * The store's defaults: where it sells, in what currency, from the stock of which locations, and how
 * many pieces at least. No row before the seed, and then nothing is sold.
 */
export const SHOP = `shop as materialized (
  select s.default_sales_channel_id as channel_id, s.default_region_id as region_id,
    ${sellingLocations("s.default_sales_channel_id")} as location_ids, c.currency_code,
    coalesce((${STORED_MINIMUM}), ${minimumInForce(null)}) as minimum
  from store s
  join store_currency c on c.store_id = s.id and c.is_default and c.deleted_at is null
  where s.deleted_at is null
  order by s.created_at, s.id
  limit 1
)`

/** The buyer's customer groups at this moment. */
const groupsOf = (customerId: string) => `groups as materialized (
  select g.id from customer_group_customer member
  join customer_group g on g.id = member.customer_group_id and g.deleted_at is null
  where member.customer_id = ${customerId} and member.deleted_at is null
)`

/** The price lists that hold now, and whose rules the shop's region and the buyer's groups meet. */
const PRICE_LISTS = `lists as materialized (
  select l.id, l.type, l.rules_count
  from price_list l
  left join (
    select r.price_list_id, count(*) as rules from price_list_rule r
    where r.deleted_at is null and (
      (r.attribute = 'region_id' and r.value @> to_jsonb((select region_id from shop)))
      or (r.attribute = 'customer.groups.id'
        and r.value @> any(array(select to_jsonb(id) from groups))))
    group by r.price_list_id
  ) met on met.price_list_id = l.id
  where l.status = 'active' and l.deleted_at is null
    and (l.starts_at is null or l.starts_at <= now())
    and (l.ends_at is null or l.ends_at >= now())
    and (l.rules_count = 0 or l.rules_count = met.rules)
)`

/** What every statement over the catalogue begins with, after \`with\`, for the buyer :customer_id. */
export const SHOP_AND_LISTS = `${SHOP}, ${groupsOf("cast(:customer_id as text)")}, ${PRICE_LISTS}`

/** The same for a guest. */
export const SHOP_AND_GUESTS_LISTS = `${SHOP}, ${groupsOf("cast(null as text)")}, ${PRICE_LISTS}`

/** Over the rows of SHOP_AND_LISTS. */
export const BUYER: PriceContext = {
  currency: "(select currency_code from shop)",
  region: "(select region_id from shop)",
  groups: "array(select id from groups)",
}

const base = basePrices("link.price_set_id", BUYER)
const listed = listPrices("link.price_set_id", BUYER)

const SETS_OF = (variantId: string) => `product_variant_price_set link
    where link.variant_id = ${variantId} and link.deleted_at is null`

/** True for a variant that has a price for some quantity now: for a few of many rows. */
export const hasPrice = (variantId: string) => `(select true from (
    select link.price_set_id from ${SETS_OF(variantId)}) link
  where exists (${base}) or exists (${listed}) limit 1)`

/** Whether variant \`v\` has a price for some quantity now. */
export const HAS_PRICE = `exists ${hasPrice("v.id")}`

/** The rule of product \`p\`'s own, a row \`rule\` of nulls where it has none. */
export const RULE_OF_PRODUCT = `lateral (
    select r.id, r.minimum, r.maximum, r.multiple
    from (select) one
    left join (
      select r.* from product_product_quantity_rule_quantity_rule link
      join quantity_rule r on r.id = link.quantity_rule_id and r.deleted_at is null
      where link.product_id = p.id and link.deleted_at is null
      order by r.id
      limit 1) r on true
  ) rule`

const FIRST_OF_RULE = firstQuantity({
  minimum: "coalesce(rule.minimum, (select minimum from shop))",
  multiple: "rule.multiple",
})

/** What the variant of this id costs the buyer (prices/winning-price.ts), by \`rule\`. */
export const priceOf = (variantId: string) => `lateral (
  select price.* from (
    select link.price_set_id from ${SETS_OF(variantId)} limit 1) link
  cross join lateral (${rungsOf({ base, listed, firstQuantity: FIRST_OF_RULE, multiple: "rule.multiple" })}) price
)`

/** What variant \`v\` costs the buyer: for a page's rows. */
export const PRICE_OF_VARIANT = priceOf("v.id")
