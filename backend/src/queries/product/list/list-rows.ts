import { LIST_ORDERS } from "./list-order"
import type { OwnPrices } from "../own/own-prices"
import { hasPrice, SHOP_AND_LISTS } from "../price-in-force"
import { rowsByPrice } from "./rows-by-price"
import { orderBy, pageAnswer } from "./sellable-rows"
import { bucketName, type IndexBucket } from "./index-bucket"

/** Without words nothing matches better than another, and by measures a search goes. */
type Sort = keyof typeof LIST_ORDERS

type Parts = {
  sort: Sort
  /** The one bucket that is listed. */
  bucket: IndexBucket | "all"
  /** Whether the page begins behind :place. */
  paged: boolean
  /** The most that :limit may be. */
  atMost: number
  /** The buyer's; of any kind where the list is not by price. */
  own: OwnPrices
}

/** What k1, k2, … are in the catalogue's own tables. */
const KEYS: Readonly<Record<"newest" | "name", readonly string[]>> = {
  newest: ["e.created_at", "e.product_id"],
  name: ["e.name_key"],
}

/**
 * One statement that answers a page of the list as sellableRows does, and how many rows all pages
 * have. Indexes of modules/catalogue-index find page and number, so both cost the same in a large
 * catalogue. By price, what has prices of the buyer's own is put in between, as it costs them now.
 *
 * No parameter is where PostgreSQL's plan would depend on it, so that one plan serves all pages: to
 * plan takes longer than to run. Of :limit, in a subquery, it expects a tenth of `atMost`.
 */
export function listRows({ sort, bucket, paged, atMost, own }: Parts): string {
  const named = bucket === "all" ? undefined : bucketName(bucket)
  const name = named ?? "''"
  const [table, placed] = named
    ? ["catalogue_place e", `e.shelf = ${named}`]
    : ["catalogue_entry e", "true"]
  const { place } = LIST_ORDERS[sort]
  const ordered = orderBy(LIST_ORDERS[sort])
  const isSold = `(e.base_price is not null or ${hasPrice("e.variant_id")})`
  const { begin, found } =
    sort === "price_asc" || sort === "price_desc"
      ? rowsByPrice({ sort, bucket: named, paged, atMost, own })
      : {
          begin: [],
          found: `(
    select * from (
      select e.product_id, e.variant_id, ${KEYS[sort].map((key, n) => `${key} as k${n + 1}`).join(", ")}
      from ${table} where ${placed} and ${isSold}
    ) one
    where ${["true", ...(paged ? LIST_ORDERS[sort].after : [])].join(" and ")}
    order by ${ordered}
    limit ${atMost + 1})`,
        }
  const total = `(
      select coalesce(sum(entries), 0) from catalogue_tally
      where shelf = ${name}
    ) + (
      select count(*) from ${table}
      where ${placed} and e.base_price is null and ${hasPrice("e.variant_id")})`
  return `with ${[SHOP_AND_LISTS, ...begin].join(", ")}, page as materialized (
  select product_id, variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from (${found}) found
  order by ${ordered}
  limit (select :limit + 1)
)
${pageAnswer(total)}`
}
