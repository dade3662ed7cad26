import type { ProductListQuery } from "../../../contract/product/product"
import { LIST_ORDERS } from "./list-order"
import { hasPrice, LISTED, priceOf, SHOP_AND_LISTS } from "../price-in-force"
import { orderBy, pageAnswer } from "./sellable-rows"
import { bucketName, type IndexBucket } from "./index-bucket"

/** Without words nothing matches better than another. */
type Sort = Exclude<ProductListQuery["sort"], "relevance">

type Parts = {
  sort: Sort
  /** The one bucket that is listed. */
  bucket: IndexBucket | "all"
  /** Whether the page begins behind :place. */
  paged: boolean
  /** The most that :limit may be. */
  atMost: number
}

/** What k1, k2, … are in the catalogue's own tables. */
const KEYS: Readonly<Record<Sort, readonly string[]>> = {
  newest: ["e.created_at", "e.product_id"],
  name: ["e.name_key"],
  price_asc: ["e.base_price"],
  price_desc: ["e.base_price"],
}

/**
 * One statement that answers a page of the list as sellableRows does, and how many rows all pages
 * have. Indexes of modules/catalogue-index find page and number, so both cost the same in a large
 * catalogue. Price lists come and go with time: what they price is looked at as it is now.
 *
 * No parameter is where PostgreSQL's plan would depend on it, so that one plan serves all pages: to
 * plan takes longer than to run. Of :limit, in a subquery, it expects a tenth of `atMost`.
 */
export function listRows({ sort, bucket, paged, atMost }: Parts): string {
  const name = bucket === "all" ? "''" : bucketName(bucket)
  const [table, placed] =
    bucket === "all" ? ["catalogue_entry e", "true"] : ["catalogue_place e", `e.shelf = ${name}`]
  const { place, byPrice } = LIST_ORDERS[sort]
  const ordered = orderBy(LIST_ORDERS[sort])
  const after = paged ? LIST_ORDERS[sort].after : []
  const first = (from: string, keys = KEYS[sort]) => `(
    select * from (
      select e.product_id, e.variant_id, ${keys.map((key, n) => `${key} as k${n + 1}`).join(", ")}
      from ${from}
    ) one
    where ${["true", ...after].join(" and ")}
    order by ${ordered}
    limit ${atMost + 1})`
  const found = byPrice
    ? `${first(`${table} where ${placed} and e.base_price is not null
        and e.variant_id not in (select variant_id from listed)`)}
    union all ${first(
      `listed join ${table} on e.variant_id = listed.variant_id
        cross join ${priceOf("e.variant_id")} price where ${placed}`,
      ["price.amount"],
    )}`
    : first(
        `${table} where ${placed} and (e.base_price is not null or ${hasPrice("e.variant_id")})`,
      )
  const total = `(
      select coalesce(sum(entries), 0) from catalogue_tally
      where shelf = ${name}
    ) + (
      select count(*) from ${table}
      where ${placed} and e.base_price is null and ${hasPrice("e.variant_id")})`
  return `with ${SHOP_AND_LISTS}${byPrice ? `, ${LISTED}` : ""}, page as materialized (
  select product_id, variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from (${found}) found
  order by ${ordered}
  limit (select :limit + 1)
)
${pageAnswer(total)}`
}
