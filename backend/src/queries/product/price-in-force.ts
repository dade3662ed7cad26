/**
 * The store's defaults: where it sells, in what currency and from which stock. No row before the
 * seed, and then nothing is sold.
 */
export const SHOP = `shop as materialized (
  select s.default_sales_channel_id as channel_id, s.default_region_id as region_id,
    s.default_location_id as location_id, c.currency_code
  from store s
  join store_currency c on c.store_id = s.id and c.is_default and c.deleted_at is null
  where s.deleted_at is null
  order by s.created_at, s.id
  limit 1
)`

/** The price lists that hold for a guest of the shop's region now; no customer group's. */
const PRICE_LISTS = `lists as materialized (
  select l.id, l.type, l.rules_count
  from price_list l
  where l.status = 'active' and l.deleted_at is null
    and (l.starts_at is null or l.starts_at <= now())
    and (l.ends_at is null or l.ends_at >= now())
    and (l.rules_count = 0 or l.rules_count = (
      select count(*) from price_list_rule r
      where r.price_list_id = l.id and r.deleted_at is null and r.attribute = 'region_id'
        and r.value @> to_jsonb((select region_id from shop))))
)`

/** What every statement over the catalogue begins with, after \`with\`. */
export const SHOP_AND_LISTS = `${SHOP}, ${PRICE_LISTS}`

/** Prices that a guest may be given for one piece; `list` is null for a base price. */
export const CANDIDATES = `
  from product_variant_price_set link
  join price on price.price_set_id = link.price_set_id and price.deleted_at is null
  left join lists list on list.id = price.price_list_id
  where link.deleted_at is null
    and price.currency_code = (select currency_code from shop)
    and (price.min_quantity is null or price.min_quantity <= 1)
    and (price.price_list_id is null or list.id is not null)
    and (price.rules_count = 0 or price.rules_count = (
      select count(*) from price_rule r
      where r.price_id = price.id and r.deleted_at is null and r.attribute = 'region_id'
        and r.value = (select region_id from shop)))`

/** Whether variant `v` has any price now. */
export const HAS_PRICE = `exists (select ${CANDIDATES} and link.variant_id = v.id)`

/** True for a variant that has any price now, looked up one by one: for a few of many rows. */
export const hasPrice = (variantId: string) =>
  `(select true ${CANDIDATES} and link.variant_id = ${variantId} limit 1)`

/** The variants that a price list has a price for now. */
export const LISTED = `listed as materialized (
  select distinct link.variant_id ${CANDIDATES} and list.id is not null
)`

/** Which of several prices goes before the others. */
export const FIRST = `order by price.rules_count + coalesce(list.rules_count, 0) desc, price.amount, price.id`

/**
 * Prices as Medusa's pricing module finds them (calculatePrices in @medusajs/pricing): the most
 * specific price of a list, else the most specific base price; of a sale and the base price the
 * lower one.
 */
const pricesOf = (variants: string) => `(
  select c.variant_id, c.base_id, c.listed is not null as is_listed,
    case when c.list_type = 'sale' then least(c.listed, c.base)
      else coalesce(c.listed, c.base) end as amount
  from (
    select link.variant_id,
      (array_agg(price.amount ${FIRST}) filter (where list.id is null))[1] as base,
      (array_agg(price.id ${FIRST}) filter (where list.id is null))[1] as base_id,
      (array_agg(price.amount ${FIRST}) filter (where list.id is not null))[1] as listed,
      (array_agg(list.type ${FIRST}) filter (where list.id is not null))[1] as list_type
    ${CANDIDATES} ${variants}
    group by link.variant_id
  ) c
)`

/** The price of every variant that has one: for orders by price. */
export const ALL_PRICES = pricesOf("")

/** The price of the variant of this id alone. */
export const priceOf = (variantId: string) =>
  `lateral ${pricesOf(`and link.variant_id = ${variantId}`)}`

/** The price of variant `v` alone: for a page's rows. */
export const PRICE_OF_VARIANT = priceOf("v.id")
