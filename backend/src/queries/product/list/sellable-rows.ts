import { readEnvironment } from "../../../settings/environment"
import { EXPECTED } from "../../expected-goods/to-come"
import { HAS_PRICE, PRICE_OF_VARIANT, RULE_OF_PRODUCT, SHOP_AND_LISTS } from "../price-in-force"
import { isPublicCategory } from "../public-category"
import { ALONE, rowId } from "../row-id"

/** What a variant without counted stock is said to have: it never runs out. */
const UNMANAGED_STOCK = 1_000_000

/** The row's name: the product's, and the variant's behind it where there are several. */
export const ROW_NAME = rowName(ALONE)

function rowName(alone: string): string {
  return `(case when ${alone} then p.title else p.title || ' ' || v.title end)`
}

/** An order of rows; the variant's id ends every order. */
export type RowOrder = {
  /** SQL over `p` and `v`, told apart as k1, k2, … */
  keys: readonly string[]
  direction: "asc" | "desc"
  /** The keys as text that loses nothing, over k1, k2, …; a cursor keeps them. */
  place: readonly string[]
}

type Parts = {
  order: RowOrder
  /** Conditions over `p` and `v` beside being sold. */
  filters?: readonly string[]
  /** Whether data sheets, and what a piece takes from the stock, are read too; all of Medusa's tables. */
  detail?: boolean
}

/** Whether variant `v` of product `p` is sold in the shop. */
export const SOLD = `p.status = 'published' and p.deleted_at is null and v.deleted_at is null
  and exists (
    select from product_sales_channel c
    where c.product_id = p.id and c.deleted_at is null
      and c.sales_channel_id = (select channel_id from shop))`

/**
 * One statement that answers SellableRows (read-rows.ts): at most :limit rows, with all that /api/v1
 * tells of them, how many there are in all, and where the last one stands in their order when more
 * follow. Only the page's rows are looked up in full.
 */
export function sellableRows({ order, filters = [], detail = false }: Parts): string {
  const { keys, place } = order
  const ordered = orderBy(order)
  return `with ${SHOP_AND_LISTS}, ${ONE_ASKED}, wanted as materialized (
  select p.id as product_id, v.id as variant_id,
    ${keys.map((key, index) => `${key} as k${index + 1}`).join(", ")}
  from product p join product_variant v on v.product_id = p.id
  where ${[SOLD, HAS_PRICE, ...filters].join("\n  and ")}
), page as materialized (
  select 1 as n, product_id, variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from wanted
  order by ${ordered}
  limit :limit + 1
)
${pageAnswer("(select count(*) from wanted)", detail)}`
}

/** What a statement asks for, as pageAnswer takes it: one page of :limit rows at most. */
export const ONE_ASKED = "asked as materialized (select 1 as n, cast(:limit as bigint) as most)"

/**
 * The end of a statement: the rows of each page `n` that is `asked`, which of `page` has at most so
 * many, or one more where more follow. A page that has none is a row of nulls, for its total.
 *
 * As columns: to write so many names and values as JSON took PostgreSQL a third of its time.
 */
export function pageAnswer(total: string, detail = false): string {
  return `select cast(asked.n as int) as n, ${total} as total, ${LAST} as last,${COLUMNS}${detail ? DETAIL : ""}
from asked
left join shop on true
left join page on page.n = asked.n and page.position <= asked.most
left join product p on p.id = page.product_id
left join product_variant v on v.id = page.variant_id
${detail ? OF_TABLES : OF_ENTRIES}
left join ${PRICE_OF_VARIANT} price on true
cross join lateral (${RATING}) rating
order by asked.n, page.position`
}

/** Of the page's last row, where more follow. */
const LAST = `case when page.position = asked.most and exists (
    select from page rest where rest.n = asked.n and rest.position > asked.most) then page.place end`

/** What `order by` says of an order's keys k1, k2, … */
export function orderBy({ keys, direction }: RowOrder): string {
  return [...keys.map((_, index) => `k${index + 1}`), "variant_id"]
    .map((key) => `${key} ${direction}`)
    .join(", ")
}

/**
 * Pieces that the shop's locations can give together: of several items the scarcest at a location
 * counts, because a piece is never made up of items of two. "offset 0" as in ENTRY_TRUTH: one location
 * has all levels of most shops.
 */
export const AVAILABLE = `(case when not v.manage_inventory then ${UNMANAGED_STOCK} else coalesce((
  select sum(kept.pieces)
  from unnest(shop.location_ids) place(id)
  cross join lateral (
    select greatest(0, min(floor(
      (coalesce(l.stocked_quantity, 0) - coalesce(l.reserved_quantity, 0))
        / nullif(i.required_quantity, 0)))) as pieces
    from product_variant_inventory_item i
    left join lateral (
      select * from inventory_level
      where inventory_item_id = i.inventory_item_id and deleted_at is null offset 0
    ) l on l.location_id = place.id
    where i.variant_id = v.id and i.deleted_at is null) kept), 0) end)`

/** What a piece takes from the stock. */
export const INVENTORY = `(case when not v.manage_inventory then '[]' else coalesce((
  select json_agg(json_build_object(
    'inventory_item_id', i.inventory_item_id, 'required_quantity', i.required_quantity)
    order by i.inventory_item_id)
  from product_variant_inventory_item i
  where i.variant_id = v.id and i.deleted_at is null), '[]') end)`

/** What the part was called before, and the parts whose place it took. */
const FORMER = `(
  select json_agg(distinct number.shown) from catalogue_number number
  where number.variant_id = v.id and number.kind = 'former')`

/** Whether another part took its place; a shop without vehicles has no such table. */
const SUPERSEDED = readEnvironment(process.env).vehicles
  ? "exists (select from supersession where old_variant_id = v.id)"
  : "false"

const COLUMNS = `
  part.id, p.id as product_id, v.id as variant_id, part.name, p.title, v.title as variant_title,
  coalesce(p.description, '') as description, coalesce(p.thumbnail, '') as image,
  coalesce(v.sku, '') as sku,
  price.amount as price, shop.currency_code, price.is_listed, price.base_id as price_id,
  price.rungs, price.quantity as first_quantity, shop.minimum as shop_minimum,
  ${AVAILABLE} as available, ${EXPECTED} as expected,
  category.name as category_name, category.handle as category_handle,
  rule.minimum as rule_minimum, rule.multiple as rule_multiple, rule.maximum as rule_maximum,
  rating.average as rating_average, rating.count as rating_count`

/**
 * What of a row is neither price nor stock, as `part`, `category` and `rule`: from the catalogue's
 * entries (modules/product-search-index), which change in the transaction that changes a product.
 */
const OF_ENTRIES = `left join catalogue_entry e on e.variant_id = page.variant_id
left join catalogue_cost cost on cost.variant_id = page.variant_id
left join product_category category on category.id = e.category_id
cross join lateral (select e.part_id as id, e.name) part
cross join lateral (
  select cost.rule_minimum as minimum, cost.rule_multiple as multiple,
    cost.rule_maximum as maximum) rule`

/** The same from Medusa's own tables: what decides on an order reads no others. */
const OF_TABLES = `left join ${RULE_OF_PRODUCT} on true
left join lateral (
  select c.name, c.handle
  from product_category_product link join product_category c on c.id = link.product_category_id
  where link.product_id = p.id and ${isPublicCategory("c.")}
  order by length(c.mpath) desc, c.id
  limit 1) category on true
cross join lateral (select ${ALONE} as holds offset 0) alone
cross join lateral (
  select ${rowId("alone.holds")} as id, ${rowName("alone.holds")} as name) part`

const DETAIL = `,
  ${INVENTORY} as inventory, ${SUPERSEDED} as is_superseded,
  p.metadata, ${FORMER} as former_numbers`

/** The rule of row `rule`, as JSON; null where the product has none. */
export const RULE = `(case when rule.id is not null then json_build_object(
    'minimum', rule.minimum, 'maximum', rule.maximum, 'multiple', rule.multiple) end)`

/** What the product's published reviews come to; a rating that is no number counts for nothing. */
const RATING = `
  select round(cast(avg(review.rating_value) as numeric), 1) as average,
    count(review.rating_value) as count
  from product_product_review_review link
  join review on review.id = link.review_id and review.deleted_at is null
  where link.product_id = p.id and link.deleted_at is null and review.status = 'published'`
