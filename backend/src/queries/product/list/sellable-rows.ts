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
  /** Whether data sheets, and what a piece takes from the stock, are read too. */
  detail?: boolean
}

/** Whether variant `v` of product `p` is sold in the shop. */
export const SOLD = `p.status = 'published' and p.deleted_at is null and v.deleted_at is null
  and exists (
    select from product_sales_channel c
    where c.product_id = p.id and c.deleted_at is null
      and c.sales_channel_id = (select channel_id from shop))`

/**
 * One statement that answers `total`, `rows` (JSON), and where the `last` of them stands in their
 * order when more follow: at most :limit rows, with all that /api/v1 tells of them. Only the page's
 * rows are looked up in full.
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
 * The end of a statement: a row for each page `n` that is `asked`, which of `page` has at most so
 * many rows, or one more where more follow.
 */
export function pageAnswer(total: string, detail = false): string {
  return `select ${total} as total, coalesce((
    select json_agg(${rowJson(detail)} order by page.position)
    from page
    join product p on p.id = page.product_id
    join product_variant v on v.id = page.variant_id
    cross join shop
    cross join ${RULE_OF_PRODUCT}
    cross join ${PRICE_OF_VARIANT} price
    cross join lateral (select ${ALONE} as holds offset 0) alone
    where page.n = asked.n and page.position <= asked.most), '[]') as rows,
  (select page.place from page where page.n = asked.n and page.position = asked.most
    and exists (select from page rest where rest.n = asked.n and rest.position > asked.most)) as last
from asked order by asked.n`
}

/** What `order by` says of an order's keys k1, k2, … */
export function orderBy({ keys, direction }: RowOrder): string {
  return [...keys.map((_, index) => `k${index + 1}`), "variant_id"]
    .map((key) => `${key} ${direction}`)
    .join(", ")
}

function rowJson(detail: boolean): string {
  return `json_build_object(
      'id', ${rowId("alone.holds")},
      'product_id', p.id, 'variant_id', v.id,
      'name', ${rowName("alone.holds")}, 'title', p.title, 'variant_title', v.title,
      'description', coalesce(p.description, ''),
      'image', coalesce(p.thumbnail, ''), 'sku', coalesce(v.sku, ''),
      'price', price.amount, 'currency_code', shop.currency_code, 'is_listed', price.is_listed, 'price_id', price.base_id,
      'rungs', price.rungs, 'first_quantity', price.quantity, 'shop_minimum', shop.minimum,
      'available', ${AVAILABLE}, 'expected', ${EXPECTED},
      'category', ${CATEGORY}, 'rule', ${RULE}, 'rating', ${RATING}${detail ? DETAIL : ""})`
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

/** Of the product's public categories the innermost. */
const CATEGORY = `(
  select json_build_object('name', c.name, 'handle', c.handle)
  from product_category_product link join product_category c on c.id = link.product_category_id
  where link.product_id = p.id and ${isPublicCategory("c.")}
  order by length(c.mpath) desc, c.id
  limit 1)`

/** What the part was called before, and the parts whose place it took. */
const FORMER = `(
  select json_agg(distinct number.shown) from catalogue_number number
  where number.variant_id = v.id and number.kind = 'former')`

/** Whether another part took its place; a shop without vehicles has no such table. */
const SUPERSEDED = readEnvironment(process.env).vehicles
  ? "exists (select from supersession where old_variant_id = v.id)"
  : "false"

const DETAIL = `,
      'inventory', ${INVENTORY}, 'is_superseded', ${SUPERSEDED},
      'metadata', p.metadata, 'former_numbers', ${FORMER}`

/** The rule of row `rule`, as JSON; null where the product has none. */
export const RULE = `(case when rule.id is not null then json_build_object(
    'minimum', rule.minimum, 'maximum', rule.maximum, 'multiple', rule.multiple) end)`

/** What the product's published reviews come to; a rating that is no number counts for nothing. */
const RATING = `(
  select json_build_object(
    'average', round(cast(avg(review.rating_value) as numeric), 1),
    'count', count(review.rating_value))
  from product_product_review_review link
  join review on review.id = link.review_id and review.deleted_at is null
  where link.product_id = p.id and link.deleted_at is null and review.status = 'published')`
