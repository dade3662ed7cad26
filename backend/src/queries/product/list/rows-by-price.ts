import { attributeByPrice } from "./attribute-rows"
import { entryPrices, LISTED, WHOLE_PRICE } from "../own/entry-price"
import { entriesOfSet, IS_RULED, RULED, type OwnPrices } from "../own/own-prices"
import { BOUND_PLACE, LIST_ORDERS, priceAt } from "./list-order"
import { SHOP_AND_LISTS } from "../price-in-force"
import { bucketName, type IndexBucket } from "./index-bucket"
import { totalOf } from "./list-rows"
import { ONE_ASKED, orderBy, pageAnswer } from "./sellable-rows"

/** Of a bucket of so few entries each is asked what it costs: a list's prices are elsewhere mostly. */
const FEW = 500

type Parts = {
  sort: "price_asc" | "price_desc"
  /** The one bucket that is listed. */
  bucket: IndexBucket | "all"
  /** Whether the page begins behind :place. */
  paged: boolean
  /** Whether only prices from :minPrice on, and up to :maxPrice, are meant. */
  range: PriceEnds
  /** The most that :limit may be. */
  atMost: number
  /** Of which kind the buyer's prices are. */
  own: OwnPrices
}

/** Which ends a range of prices has. */
export type PriceEnds = { from: boolean; to: boolean }

/** How a price compares that stands at or before another, or behind it, and what all stand before. */
const DIRECTIONS = {
  asc: { before: "<=", behind: ">=", end: "infinity" },
  desc: { before: ">=", behind: "<=", end: "-infinity" },
} as const

/**
 * One statement that answers the page of :limit rows behind :place as sellableRows does, of a range of
 * prices without their number. What has prices of the buyer's own is put in between, as it costs them now.
 */
export function rowsByPrice(parts: Parts): string {
  const { place } = LIST_ORDERS[parts.sort]
  const ordered = orderBy(LIST_ORDERS[parts.sort])
  const { begin, found } = foundByPrice(parts)
  return `with ${[SHOP_AND_LISTS, ONE_ASKED, ...begin].join(", ")}, page as materialized (
  select 1 as n, product_id, variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from (${found}) found
  order by ${ordered}
  limit (select :limit + 1)
)
${pageAnswer(isOpen(parts.range) ? totalOf(parts.bucket) : "0")}`
}

const isOpen = ({ from, to }: PriceEnds) => !from && !to

/**
 * What a statement's page by price needs before it, and where its rows of `product_id`,
 * `variant_id` and `k1`, the price, come from: the page's and a few more.
 *
 * Two streams are walked in the order of prices, as far as the page goes: the prices of the buyer's
 * lists, and the entries by their base prices. Each is asked whether its entry costs just that, so
 * an entry is in one of them once. What the buyer has base prices of a group for is looked at as a
 * whole.
 */
function foundByPrice({ sort, bucket, paged, range, atMost, own }: Parts) {
  const order = LIST_ORDERS[sort]
  const { before, behind, end } = DIRECTIONS[order.direction]
  const ordered = orderBy(order)
  const after = ["true", ...(paged ? order.after(BOUND_PLACE) : []), ...within("k1", range)].join(
    " and ",
  )
  const { rows, priced, row, placed, isHere, few } = bucket === "all" ? ALL : placesOf(bucket)
  // The first number says how many to plan for, the other how many to read.
  const first = (found: string) => `(
    select * from (
      select * from (${found}) one where ${after} order by ${ordered} limit ${atMost + 1}) planned
    order by ${ordered} limit (select :limit + 1))`
  const ofAttribute = (joined: string, isWanted: string) => {
    const page = { isBehind: after, ordered, most: "(select cast(:limit as bigint))" }
    return `(${attributeByPrice({ isPlaced: placed, joined, isWanted }, page)})`
  }
  if (own === "none") {
    const keys = "variant_id, product_id, base_price as k1"
    const costs = bucket === "all" ? "catalogue_cost" : "catalogue_price place"
    return {
      begin: [],
      found:
        bucket === "attribute"
          ? ofAttribute("", "true")
          : first(`select ${keys} from ${costs} where ${placed} and base_price is not null`),
    }
  }
  const isAny = own === "any"
  const { price, isBasePrice, isListedPrice } = entryPrices(isAny)
  const isPlain = isAny ? `not ${IS_RULED}` : "true"
  // By the price alone, as the index has them: to order them by more asks 32 at once what they cost.
  const atListed = (found: string) => {
    const byPrice = `order by k1 ${order.direction}`
    return `(
    select * from (
      select * from (${found}) one where ${after}
      ${byPrice} fetch first ${atMost + 1} rows with ties) planned
    ${byPrice} fetch first (select :limit + 1) rows with ties)`
  }
  const listed = atListed(`
      select e.product_id, e.variant_id, price.amount as k1
      from listed_price price cross join ${entriesOfSet("price.price_set_id")} ${LISTED}
      where price.price_list_id = list.id
        and price.currency_code = (select currency_code from shop)
        ${paged ? `and price.amount ${behind} ${priceAt(BOUND_PLACE)}` : ""}
        ${within("price.amount", range)
          .map((condition) => `and ${condition}`)
          .join(" ")}
        and ${isHere} and ${isPlain} and ${isListedPrice}`)
  const isAtBase = (row: string) => `${row}.base_price ${before} (select last_price from walked)
        and not (select is_few from walk) and ${isPlain} and ${isBasePrice}`
  const base =
    bucket === "attribute"
      ? ofAttribute(LISTED, isAtBase("e"))
      : first(`
      select ${row}.product_id, ${row}.variant_id, ${row}.base_price as k1
      from ${priced} ${LISTED}
      where ${placed} and ${isAtBase(row)}`)
  const ruled = `
      select e.product_id, e.variant_id, ${WHOLE_PRICE} as k1
      from ruled cross join ${entriesOfSet("ruled.price_set_id")} where ${isHere}`
  const each = `
      select e.product_id, e.variant_id, ${price} as k1
      from ${rows} ${LISTED}
      where ${placed} and (select is_few from walk) and ${isPlain}`
  const wholes = [...(isAny ? [ruled] : []), ...(bucket === "all" ? [] : [each])].map(
    (whole) => `select * from (${whole}) one where k1 is not null and ${after}`,
  )
  return {
    begin: [
      ...(isAny ? [RULED] : []),
      `walk as materialized (select ${few} as is_few)`,
      `at_list as materialized (
  select one.* from lists list cross join lateral ${listed} one where not (select is_few from walk))`,
      `walked as materialized (select coalesce((
    select k1 from at_list order by ${ordered} offset (select cast(:limit as bigint)) limit 1
  ), '${end}') as last_price)`,
    ],
    found: [base, "select * from at_list", ...wholes].join("\n    union all "),
  }
}

/** By subqueries, as a place is: one plan serves all prices. */
const within = (price: string, { from, to }: PriceEnds) => [
  ...(from ? [`${price} >= (select cast(:minPrice as numeric))`] : []),
  ...(to ? [`${price} <= (select cast(:maxPrice as numeric))`] : []),
]

const ALL = {
  rows: "catalogue_cost e",
  priced: "catalogue_cost e",
  row: "e",
  placed: "true",
  isHere: "true",
  few: "false",
} as const

const COST_OF_PLACE = `cross join lateral (
        select * from catalogue_cost where variant_id = place.variant_id offset 0) e`

/** The entries of a bucket, those with a base price in its order, and whether all are few beside a list's prices. */
const placesOf = (bucket: IndexBucket) => ({
  rows: `catalogue_place place ${COST_OF_PLACE}`,
  priced: `catalogue_price place ${COST_OF_PLACE}`,
  row: "place",
  placed: `place.shelf = ${bucketName(bucket)}`,
  isHere: `exists (
          select from catalogue_place place
          where place.variant_id = e.variant_id and place.shelf = ${bucketName(bucket)})`,
  few: `exists (select from lists) and (
    select count(*) <= ${FEW} from (
      select from catalogue_place where shelf = ${bucketName(bucket)} limit ${FEW + 1}) placed)`,
})
