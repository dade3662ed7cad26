import { pricesOfLists } from "../../../prices/candidate-prices"
import { besideBase, isFor, WINS } from "../../../prices/winning-price"
import { BUYER } from "../price-in-force"
import { entryPrices, FIRST_OF_ENTRY, LISTED, WHOLE_PRICE } from "./entry-price"

/**
 * What kinds of prices a buyer has: none of their own; such as the entries' base prices tell beside the
 * price of a list; or any. A statement that sorts or filters by price is made for the kind, as it takes
 * longer to plan and to begin than to run. Near are those of the second kind of which few are between
 * the prices that are asked for.
 */
export type OwnPrices = "none" | "plain" | "near" | "any"

/** SQL of whether a price is between those that are asked for. */
export type IsBetween = (price: string) => string

/** Price sets with a base price for one of the buyer's groups. */
export const SETS_OF_GROUPS = `
  select price.price_set_id from groups
  join price_rule r on r.attribute = 'customer.groups.id' and r.value = groups.id
    and r.deleted_at is null
  join price on price.id = r.price_id and price.price_list_id is null and price.deleted_at is null`

/** The same, each once: what these cost is not known by lists and the entry's base price. */
export const RULED = `ruled as materialized (select distinct price_set_id from (${SETS_OF_GROUPS}) r)`

/** Whether entry `e` has such a price. */
export const IS_RULED = "(e.price_set_id in (select price_set_id from ruled))"

/** Entries `e` of a row of such price sets. */
export const entriesOfSet = (priceSet: string) =>
  `lateral (select * from catalogue_cost where price_set_id = ${priceSet} offset 0) e`

/** Whether anything has a price of the buyer's own: else all cost what the catalogue's entries say. */
export const IS_ANYTHING_OWN = `(exists (${pricesOfLists(BUYER)}) or exists (${SETS_OF_GROUPS}))`

/** Nearly all prices are for any quantity, and to reckon the first one costs more than to look. */
const IS_FOR_FIRST = `((c.least = 1 and c.most is null) or (${isFor(FIRST_OF_ENTRY)}))`

/**
 * What may cost this buyer something else than a guest without price lists, as `own` with its
 * `amount`, null where it has no price: what is not among these costs its entry's `base_price`.
 *
 * A group may have ten thousand of them, so lists and entries are read as wholes and joined once, and
 * the entry has the base price that is beside a list's. Where that does not hold, for a gap in base
 * prices or base prices of a group, the part's whole price is read.
 */
export function ownPrices(kind: OwnPrices, isBetween?: IsBetween): string {
  if (kind === "near" && isBetween) return nearPrices(isBetween)
  if (kind === "none") {
    return `own as (
  select cast(null as text) as variant_id, cast(null as numeric) as amount where false
)`
  }
  const isAny = kind === "any"
  const around = `when e.has_gap and (not e.is_for_first or listed.list_type = 'sale')
      then ${WHOLE_PRICE}`
  const ruled = `where not ${IS_RULED}
  union all
  select e.variant_id, ${WHOLE_PRICE} from ruled cross join ${entriesOfSet("ruled.price_set_id")}`
  return `${isAny ? `${RULED}, ` : ""}own_price as materialized (${pricesOfLists(BUYER)}
), own as materialized (
  select e.variant_id, case ${isAny ? around : ""}
    when e.is_for_first then ${besideBase("e.base_price")} else e.base_price end as amount
  from (
    select distinct on (e.variant_id collate "C") e.variant_id, e.price_set_id, e.base_price,
      e.has_gap, e.rule_minimum, e.rule_multiple, c.amount, c.list_type,
      ${IS_FOR_FIRST} as is_for_first
    from own_price c join catalogue_cost e on e.price_set_id = c.price_set_id
    order by e.variant_id collate "C", is_for_first desc, ${WINS}
  ) e
  cross join lateral (select e.amount, e.list_type) listed
  ${isAny ? ruled : ""}
)`
}

/** The prices of the lists that are between those asked for, by an index. */
export const listedBetween = (isBetween: IsBetween) => `lists list cross join lateral (
      select price.id, price.price_set_id from listed_price price
      where price.price_list_id = list.id
        and price.currency_code = (select currency_code from shop) and ${isBetween("price.amount")}
      offset 0) price`

/**
 * Only what has a base price or the price of a list between those asked for, each looked up by
 * itself: whatever else is the buyer's own is not between them, whichever of both it costs.
 */
function nearPrices(isBetween: IsBetween): string {
  const { price } = entryPrices(false)
  const isBaseBetween = `(${isBetween("e.base_price")})`
  return `own as materialized (
  select e.variant_id, ${price} as amount from catalogue_cost e ${LISTED}
  where ${isBaseBetween} and listed.id is not null
  union all
  select e.variant_id, ${price}
  from ${listedBetween(isBetween)}
  cross join ${entriesOfSet("price.price_set_id")} ${LISTED}
  where price.id = listed.id and ${isBaseBetween} is not true
)`
}
