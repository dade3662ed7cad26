import { attributeByName } from "./attribute-rows"
import { LIST_ORDERS } from "./list-order"
import { hasPrice, SHOP_AND_LISTS } from "../price-in-force"
import { IS_NAMED_SHELF } from "../../../derived/named-shelves"
import { bucketName, type IndexBucket } from "./index-bucket"
import { orderBy, pageAnswer } from "./sellable-rows"

/** What decides on the statement, so that few of them are prepared. */
export type ListParts = {
  sort: keyof typeof KEYS
  /** The one bucket that is listed. */
  bucket: IndexBucket | "all"
  /** Whether the pages begin behind places. */
  paged: boolean
  /** The most rows that a page may have. */
  atMost: number
}

/** A page that is asked for: of so many rows at most, behind a place where it is not the first. */
export type AskedRows = { limit: number; place: readonly string[] | undefined }

/** What k1, k2, … are in the catalogue's own tables. */
const KEYS = {
  newest: ["e.created_at", "e.product_id"],
  name: ["e.name_key"],
} as const

/** Of the texts that a place has at most. */
const PLACE_COLUMNS = ["place1", "place2", "place3"] as const

/** By subqueries: PostgreSQL would plan for so many pages as are asked for, anew each time. */
const ASKED = `asked as materialized (
  select * from unnest((select cast(:most as bigint[])),
    ${PLACE_COLUMNS.map((column) => `(select cast(:${column} as text[]))`).join(", ")})
  with ordinality one (most, ${PLACE_COLUMNS.join(", ")}, n)
)`

/**
 * One statement that answers pages of the list, each as sellableRows does, and how many rows all
 * pages have. Indexes of modules/product-search-index find page and number, so both cost the same in
 * a large catalogue.
 *
 * No parameter is where PostgreSQL's plan would depend on it, so that one plan serves all pages: to
 * plan takes longer than to run. Of a page's limit it expects a tenth of `atMost`.
 */
export function listRows({ sort, bucket, paged, atMost }: ListParts): string {
  const { place, after } = LIST_ORDERS[sort]
  const { table, isPlaced } = entriesIn(bucket)
  const ordered = orderBy(LIST_ORDERS[sort])
  const behind = paged ? after((index) => `asked.place${index}`) : []
  const isBehind = ["true", ...behind].join(" and ")
  const keys = KEYS[sort].map((key, index) => `${key} as k${index + 1}`).join(", ")
  const planned =
    sort === "name" && bucket === "attribute"
      ? attributeByName({ isPlaced, isSold: IS_SOLD }, { isBehind, ordered, most: "asked.most" })
      : `
      select * from (
        select e.product_id, e.variant_id, ${keys} from ${table}
        where ${[isPlaced, ...(sort === "name" ? BY_NAME[bucket] : []), IS_SOLD].join(" and ")}
      ) one
      where ${isBehind}
      order by ${ordered}
      limit ${atMost + 1}`
  return `with ${SHOP_AND_LISTS}, ${ASKED}, page as materialized (
  select asked.n, found.product_id, found.variant_id,
    array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (partition by asked.n order by ${ordered}) as position
  from asked cross join lateral (
    select * from (${planned}) planned
    order by ${ordered}
    limit asked.most + 1) found
)
${pageAnswer(totalOf(bucket))}`
}

const IS_SOLD = `(e.has_base or ${hasPrice("e.variant_id")})`

/** Of a bucket's entries by name, beside being in it: what their index says of itself. */
const BY_NAME = {
  all: [],
  attribute: [],
  category: [IS_NAMED_SHELF],
  stock: [IS_NAMED_SHELF],
} as const

/** What the entries `e` of a bucket come from. */
function entriesIn(bucket: IndexBucket | "all") {
  return bucket === "all"
    ? { table: "catalogue_entry e", isPlaced: "true" }
    : { table: "catalogue_place e", isPlaced: `e.shelf = ${bucketName(bucket)}` }
}

/** SQL of how many of a bucket are sold to the buyer. */
export function totalOf(bucket: IndexBucket | "all"): string {
  const { table, isPlaced } = entriesIn(bucket)
  return `(
      select coalesce(sum(entries), 0) from catalogue_tally
      where shelf = ${bucket === "all" ? "''" : bucketName(bucket)}
    ) + (
      select count(*) from ${table}
      where ${isPlaced} and not e.has_base and ${hasPrice("e.variant_id")})`
}

/** What a statement of listRows is bound to for these pages. */
export function bindingsOfRows(asked: readonly AskedRows[]): Record<string, unknown> {
  const places = PLACE_COLUMNS.map((column, index) => [
    column,
    asked.map(({ place }) => place?.[index] ?? null),
  ])
  return { most: asked.map(({ limit }) => limit), ...Object.fromEntries(places) }
}
