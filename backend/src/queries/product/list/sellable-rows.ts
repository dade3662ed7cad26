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
  /** Conditions over k1, k2, … and variant_id that the rows behind a cursor meet. */
  after?: readonly string[]
  /** Whether the whole catalogue is gone through anyway; else an index may end it early. */
  whole?: boolean
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
 * One statement that answers `total`, `rows` (JSON) and `more`: at most :limit rows in order, with
 * all that /api/v1 tells of them. Only the page's rows are looked up in full.
 */
export function sellableRows(parts: Parts): string {
  const { order, filters = [], after = [], whole = false, detail = false } = parts
  const { keys, place } = order
  const ordered = orderBy(order)
  return `with ${SHOP_AND_LISTS}, found as ${whole ? "" : "not"} materialized (
  select p.id as product_id, v.id as variant_id,
    ${keys.map((key, index) => `${key} as k${index + 1}`).join(", ")}
  from product p join product_variant v on v.product_id = p.id
  where ${[SOLD, HAS_PRICE, ...filters].join("\n  and ")}
), page as materialized (
  select product_id, variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from found
  where ${["true", ...after].join("\n  and ")}
  order by ${ordered}
  limit :limit + 1
)
${pageAnswer(
  `case when ${after.length === 0} and (select count(*) <= :limit from page)
    then (select count(*) from page) else (select count(*) from found) end`,
  detail,
)}`
}

/** The end of a statement whose `page` has :limit rows, or one more where more follow. */
export function pageAnswer(total: string, detail = false): string {
  return `select
  (select count(*) > :limit from page) as more,
  ${total} as total,
  coalesce((
    select json_agg(${rowJson(detail)} order by page.position)
    from page
    join product p on p.id = page.product_id
    join product_variant v on v.id = page.variant_id
    cross join shop
    cross join ${RULE_OF_PRODUCT}
    cross join ${PRICE_OF_VARIANT} price
    cross join lateral (select ${ALONE} as holds offset 0) alone
    where page.position <= :limit), '[]') as rows`
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
      'product_id', p.id, 'variant_id', v.id, 'location_id', shop.location_id,
      'name', ${rowName("alone.holds")}, 'title', p.title, 'variant_title', v.title,
      'description', coalesce(p.description, ''),
      'image', coalesce(p.thumbnail, ''), 'sku', coalesce(v.sku, ''),
      'price', price.amount, 'currency_code', shop.currency_code, 'is_listed', price.is_listed, 'price_id', price.base_id,
      'rungs', price.rungs, 'first_quantity', price.quantity, 'shop_minimum', shop.minimum,
      'place', page.place,
      'available', ${AVAILABLE}, 'inventory', ${detail ? INVENTORY : "json '[]'"},
      'category', ${CATEGORY}, 'rule', ${RULE}, 'rating', ${RATING},
      'metadata', ${detail ? "p.metadata" : "null"})`
}

/** Pieces that the shop's location can give: of several items the scarcest counts. */
export const AVAILABLE = `(case when not v.manage_inventory then ${UNMANAGED_STOCK} else coalesce((
  select greatest(0, min(floor(
    (coalesce(l.stocked_quantity, 0) - coalesce(l.reserved_quantity, 0))
      / nullif(i.required_quantity, 0))))
  from product_variant_inventory_item i
  left join inventory_level l on l.inventory_item_id = i.inventory_item_id
    and l.location_id = shop.location_id and l.deleted_at is null
  where i.variant_id = v.id and i.deleted_at is null), 0) end)`

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
