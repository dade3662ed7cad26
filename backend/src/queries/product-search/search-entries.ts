import { ownPrices, type IsBetween, type OwnPrices } from "../product/own/own-prices"
import { hasPrice, SHOP_AND_LISTS } from "../product/price-in-force"
import { IS_FITTING } from "../fitment/asked-vehicle"
import type { Matches } from "./matches/matches"
import { WALKS } from "./page/walks"

/** What entry `e` costs the buyer :customer_id now; null where it is not sold to them. */
export const PRICE = "(case when own.variant_id is null then cost.base_price else own.amount end)"

/** Whether entry `e` is sold to the buyer, by itself: most have a base price, which tells at once. */
export const IS_SOLD = `(e.has_base or ${hasPrice("e.variant_id")})`

/** The entries that match, at most as many as said, with their score. */
export function scoredEntries(
  { condition, score }: Matches,
  limit: number | "all" = "all",
): string {
  return `select e.*, ${score} as score from (
    select * from catalogue_entry e where ${condition} limit ${limit} offset 0) e`
}

/** Those of the newest entries that match, with their score. */
export function scoredNewest({ condition, score }: Matches): string {
  return `select e.*, ${score} as score from ${WALKS.newest.entries(false)} where ${condition}`
}

/**
 * How a statement over the catalogue's entries begins, after `with`, what its entries `e` come from,
 * and which of them are sold to the buyer. `own` says of which kind the buyer's prices are where
 * PRICE is asked for: a group may have thousands of its own, and only then they are all looked at.
 * `isBaseEnough` leaves out what only price lists have a price for: nothing begins, and a plan takes a third.
 */
export function entriesOf({
  matches,
  own,
  isBetween,
  isFitting = false,
  isBaseEnough = false,
}: {
  matches: Matches | undefined
  own?: OwnPrices | undefined
  /** Where nothing else is asked for. */
  isBetween?: IsBetween | undefined
  /** Whether only what fits the vehicle of fittingBindings is meant. */
  isFitting?: boolean
  isBaseEnough?: boolean
}) {
  // Apart from everything else: joined, PostgreSQL would rather try each entry in the order of a
  // join than look its words up.
  const entries = matches
    ? `(${scoredEntries(isFitting ? andFitting(matches) : matches)} offset 0) e`
    : entriesThat(isFitting)
  if (own) {
    return {
      begin: `${SHOP_AND_LISTS}, ${ownPrices(own, isBetween)}`,
      from: `${entries} join catalogue_cost cost on cost.variant_id = e.variant_id
  left join own on own.variant_id = e.variant_id`,
      isSold: `${PRICE} is not null`,
    }
  }
  return isBaseEnough
    ? { begin: "", from: entries, isSold: "e.has_base" }
    : { begin: SHOP_AND_LISTS, from: entries, isSold: IS_SOLD }
}

function andFitting(matches: Matches): Matches {
  return { ...matches, condition: `${matches.condition} and ${IS_FITTING}` }
}

/** Apart, too: a vehicle's are some hundred, whatever the order and the filters behind it. */
function entriesThat(isFitting: boolean): string {
  return isFitting
    ? `(select e.* from catalogue_entry e where ${IS_FITTING} offset 0) e`
    : "catalogue_entry e"
}
