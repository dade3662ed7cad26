import { basePrices, plainPrice, type PriceContext } from "../../prices/candidate-prices"
import { firstQuantity, rungsOf } from "../../prices/winning-price"
import { readEnvironment } from "../../settings/environment"
import { codeSql, joinedSql } from "../../spelling/code-sql"
import { unrankedLocations } from "../../stock/selling-locations"
import { FORMER, listedIn, NUMBERS, OF_OTHERS } from "./numbers"

const { minimumOrderQuantity } = readEnvironment(process.env)

const SHOP = `
    select s.default_sales_channel_id as channel_id, s.default_region_id as region_id,
      ${unrankedLocations("s.default_sales_channel_id")} as location_ids, c.currency_code,
      coalesce((
        select minimum_order_quantity from shop_setting where deleted_at is null limit 1
      ), ${minimumOrderQuantity}) as minimum
    from store s
    join store_currency c on c.store_id = s.id and c.is_default and c.deleted_at is null
    where s.deleted_at is null
    order by s.created_at, s.id
    limit 1`

/** The product's own rule; nulls where it has none. */
const RULE = `
    select r.minimum, r.multiple, r.maximum from (select) one
    left join (
      select r.id, r.minimum, r.multiple, r.maximum
      from (
        select * from product_product_quantity_rule_quantity_rule
        where product_id = p.id and deleted_at is null offset 0) link
      cross join lateral (select * from quantity_rule where id = link.quantity_rule_id offset 0) r
      where r.deleted_at is null
      order by r.id limit 1) r on true`

/** A guest's, for as few pieces as can be ordered. */
const GUEST: PriceContext = {
  currency: "shop.currency_code",
  region: "shop.region_id",
  groups: "array[]::text[]",
}

/** Whether variant `v` is the only one of its product. */
const ALONE = `not exists (
      select from product_variant o
      where o.product_id = p.id and o.id <> v.id and o.deleted_at is null)`

const OF_SETS = `(
      select * from product_variant_price_set where variant_id = v.id and deleted_at is null offset 0
    ) link`

/** What the variant costs without price lists; null where it has no such price. */
const BASE = `
    select coalesce(plain.amount, priced.amount) as amount,
      plain.amount is null and priced.has_gap as has_gap
    from (select) one
    left join lateral (select link.price_set_id from ${OF_SETS} limit 1) own on true
    left join lateral (${plainPrice("own.price_set_id", GUEST.currency)}) plain on true
    left join lateral (
      select priced.amount,
        coalesce(cast(priced.rungs as jsonb) @> '[{"unitPrice": null}]', false) as has_gap
      from (select where plain.amount is null) other
      cross join ${OF_SETS}
      cross join lateral (${rungsOf({
        base: basePrices("link.price_set_id", GUEST),
        firstQuantity: firstQuantity({
          minimum: "coalesce(rule.minimum, shop.minimum)",
          multiple: "rule.multiple",
        }),
        multiple: "rule.multiple",
      })}) priced
      limit 1) priced on true`

/** Whether anybody may have a price for it, by whatever list or rule. */
const IS_PRICED = `exists (
      select from ${OF_SETS}
      cross join lateral (
        select * from price where price_set_id = link.price_set_id and deleted_at is null offset 0
      ) price
      where price.currency_code = shop.currency_code)`

/** The product's public categories, the innermost of them, and those of their ancestors that are public. */
const PLACED = `
    select coalesce(array_agg(distinct a.id), '{}') as ids,
      (array_agg(c.id order by length(c.mpath) desc, c.id))[1] as innermost,
      string_agg(distinct a.name, chr(10)) as names
    from product_category_product link
    join product_category c on c.id = link.product_category_id
      and c.deleted_at is null and c.is_active and not c.is_internal
    join product_category a on a.id = any(string_to_array(c.mpath, '.'))
      and a.deleted_at is null and a.is_active and not a.is_internal
    where link.product_id = p.id`

/**
 * Whether one piece at least of variant \`v\` can be had at one of the locations: of several items the
 * scarcest counts.
 */
export const STOCKED = `
    select not v.manage_inventory or coalesce(bool_or(kept.enough), false) as enough
    from unnest(shop.location_ids) place(id)
    cross join lateral (
      select bool_and(
        coalesce(l.stocked_quantity, 0) - coalesce(l.reserved_quantity, 0) >= i.required_quantity
      ) as enough
      from (
        select * from product_variant_inventory_item
        where variant_id = v.id and deleted_at is null offset 0) i
      left join lateral (
        select * from inventory_level
        where inventory_item_id = i.inventory_item_id and deleted_at is null offset 0
      ) l on l.location_id = place.id) kept`

const DESCRIBED = `
    select coalesce(array_agg(distinct (a ->> 'label') || ':' || (a ->> 'value')), '{}') as pairs,
      string_agg(distinct a ->> 'value', chr(10)) as names
    from jsonb_array_elements(${listedIn("attributes")}) a
    where a ->> 'label' is not null and a ->> 'value' is not null`

/** All numbers as one text: a quote parts them, which becomes a line feed. */
const CODES = codeSql(
  `concat_ws('"', v.sku, v.ean, v.upc, v.barcode, ${OF_OTHERS.map((kind) => `cast(p.metadata -> '${kind}_numbers' as text)`).join(", ")},
    nullif(array_to_string(former.numbers, '"'), ''))`,
)

/** The shelves that an entry stands on in the order of prices: attributes have none (tables.ts). */
const shelvesByPrice = (categoryIds: string, inStock: string) =>
  `${categoryIds} || case when ${inStock} then array['+'] else cast('{}' as text[]) end`

const WORDS = "lower(concat_ws(chr(10), named.name, placed.names, described.names)) as words"

/**
 * SQL of the entries that the products of the text[] \`ids\` are to have. Each is looked up by itself:
 * "offset 0" keeps PostgreSQL from joining all, which it does in a shop that it has no statistics of
 * yet, and leaves it one index to choose: one renamed part took nine seconds there, and many at once
 * the square of their time. It also keeps what is told by several columns from being worked out for
 * each of them.
 */
export const ENTRY_TRUTH = `
  select v.id as variant_id, p.id as product_id, p.created_at, named.name,
    case when alone.holds then p.id else v.id end as part_id, placed.innermost as category_id,
    left(lower(named.name), 255) as name_key,
    (select link.price_set_id from ${OF_SETS} limit 1) as price_set_id,
    base.amount as base_price, base.amount is not null as has_base,
    coalesce(base.has_gap, true) as has_gap,
    rule.minimum as rule_minimum, rule.multiple as rule_multiple, rule.maximum as rule_maximum,
    placed.ids as category_ids, described.pairs as attributes,
    stocked.enough as in_stock,
    ${shelvesByPrice("placed.ids", "stocked.enough")} as shelves,
    worded.words, ${joinedSql("worded.words")} as joined,
    ${CODES} as codes, numbered.numbers
  from (${SHOP}) shop
  cross join unnest(ids) wanted(id)
  cross join lateral (select * from product where id = wanted.id offset 0) p
  cross join lateral (
    select * from product_variant where product_id = p.id and deleted_at is null offset 0) v
  cross join lateral (${RULE}) rule
  cross join lateral (${BASE}) base
  cross join lateral (select ${ALONE} as holds offset 0) alone
  cross join lateral (
    select case when alone.holds then p.title else p.title || ' ' || v.title end as name offset 0
  ) named
  cross join lateral (${PLACED}) placed
  cross join lateral (${DESCRIBED}) described
  cross join lateral (select ${WORDS} offset 0) worded
  cross join lateral (${STOCKED}) stocked
  cross join lateral (${FORMER}) former
  cross join lateral (${NUMBERS}) numbered
  where p.status = 'published' and p.deleted_at is null and ${IS_PRICED} and exists (
    select from (select * from product_sales_channel where product_id = p.id offset 0) c
    where c.deleted_at is null and c.sales_channel_id = shop.channel_id)`

/**
 * SQL of what each variant of the products \`ids\` costs now, beside what is known of it: all that a
 * change of prices alone can change. Without any price for anybody there is no entry.
 */
export const PRICE_TRUTH = `
  select v.product_id, v.id as variant_id, known.variant_id is not null as is_known,
    known.base_price as known_price,
    base.amount, coalesce(base.has_gap, true) as has_gap,
    base.amount is not null or ${IS_PRICED} as is_priced
  from (${SHOP}) shop
  cross join unnest(ids) wanted(id)
  cross join lateral (
    select * from product_variant where product_id = wanted.id and deleted_at is null offset 0) v
  left join lateral (
    select * from catalogue_cost where variant_id = v.id offset 0) known on true
  cross join lateral (
    select known.rule_minimum as minimum, known.rule_multiple as multiple) rule
  cross join lateral (${BASE}) base`

/** SQL of the known variants of the products `ids` that can be had and could not, or the other way. */
export const STOCK_TRUTH = `
  select known.variant_id, stocked.enough,
    ${shelvesByPrice("known.category_ids", "stocked.enough")} as shelves
  from (${SHOP}) shop
  cross join unnest(ids) wanted(id)
  cross join lateral (
    select * from catalogue_entry where product_id = wanted.id offset 0) known
  cross join lateral (
    select * from product_variant where id = known.variant_id offset 0) v
  cross join lateral (${STOCKED}) stocked
  where known.in_stock <> stocked.enough`
