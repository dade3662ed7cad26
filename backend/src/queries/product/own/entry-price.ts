import { listPrices } from "../../../prices/candidate-prices"
import { besideBase, firstQuantity, isFor, WINS } from "../../../prices/winning-price"
import { BUYER, priceOf } from "../price-in-force"

// Over the cost `e` of an entry of the catalogue (modules/product-search-index/tables.ts) and, where it is said,
// the row `listed` of LISTED: the price of the buyer's lists that goes before the others.

const CANDIDATES = listPrices("e.price_set_id", BUYER)

/** As few pieces as can be ordered of the entry. */
export const FIRST_OF_ENTRY = firstQuantity({
  minimum: "coalesce(e.rule_minimum, (select minimum from shop))",
  multiple: "e.rule_multiple",
})

/** The price of a list that decides for as few pieces as can be ordered; nulls where none does. */
export const LISTED = `left join lateral (
      select c.id, c.amount, c.list_type from (${CANDIDATES}) c
      where ${isFor(FIRST_OF_ENTRY)} order by ${WINS} limit 1) listed on true`

/** What the entry costs the buyer, whatever kinds of prices it has. */
export const WHOLE_PRICE = `(select price.amount
      from (select e.rule_minimum as minimum, e.rule_multiple as multiple) rule
      cross join ${priceOf("e.variant_id")} price)`

/** Whether `listed` and the entry's base price do not tell: base prices have a gap, and count. */
const IS_AROUND_A_GAP = `(e.has_gap and case when listed.id is null
        then exists (${CANDIDATES}) else listed.list_type = 'sale' end)`

/**
 * What entries cost a buyer who has no base prices of a group for them, and by which price.
 * `hasGaps` says whether base prices of any entry have a gap: a statement is far smaller without.
 */
export function entryPrices(hasGaps: boolean) {
  const unlessAround = (around: string, otherwise: string) =>
    hasGaps ? `(case when ${IS_AROUND_A_GAP} then ${around} else ${otherwise} end)` : otherwise
  const isBaseLower = "(listed.list_type = 'sale' and e.base_price < listed.amount)"
  return {
    price: unlessAround(WHOLE_PRICE, `(${besideBase("e.base_price")})`),
    // Of each entry that has a price, just one of these two holds, and the second of one price alone.
    isBasePrice: unlessAround(
      `${WHOLE_PRICE} = e.base_price`,
      `(listed.id is null or ${isBaseLower} is true)`,
    ),
    /** Whether it is the row `price` of one of the buyer's lists. */
    isListedPrice: unlessAround(
      `price.amount is distinct from e.base_price and price.amount = ${WHOLE_PRICE}
        and price.id = (select min(c.id) from (${CANDIDATES}) c where c.amount = price.amount)`,
      `(price.id = listed.id and ${isBaseLower} is not true)`,
    ),
  }
}
