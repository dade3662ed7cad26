import type { OwnPrices } from "../product/own/own-prices"
import { orderOf, WALKS } from "../product-search/page/walks"
import { PRICE } from "../product-search/search-entries"

/** Of so many entries some are among the cheapest and the dearest; fewer are rather looked up. */
const MANY = 2000

/** Behind entries `e`: their own prices and the base's. */
export const WITH_PRICES = `join catalogue_cost cost on cost.variant_id = e.variant_id
    left join own on own.variant_id = e.variant_id`

type Ends = {
  /** What entries `e` come from. */
  entries: string
  /** All that these entries meet but what words and vehicle decide; at least one. */
  conditions: readonly string[]
  /** What words decide beside; undefined where nothing but a look-up tells. */
  walked: readonly string[] | undefined
  own: OwnPrices
  /** SQL of how many entries there are at least. */
  least: string
}

/**
 * SQL of what the cheapest and the dearest entry costs, as the CTE `ends` and the columns `min` and
 * `max`. Of many entries the first that a walk by base prices comes by has the end, unless one with a
 * price of the buyer's own is beyond it; where it comes by none, the price of each is read.
 */
export function priceEnds({ entries, conditions, walked, own, least }: Ends) {
  const end = (walk: (typeof WALKS)["price_asc"], [farther, most]: readonly [string, string]) => {
    const base = "cost.base_price"
    const others = `select ${most}(own.amount) from own join ${entries} on e.variant_id = own.variant_id
      where ${conditions.join(" and ")}`
    return `(select ${own === "none" ? "first.price" : `${farther}(first.price, (${others}))`} from (
    select ${base} as price from ${walk.entries(false)}
    left join own on own.variant_id = e.variant_id
    where ${[...conditions, ...(walked ?? [])].join(" and ")}
      and own.variant_id is null and ${least} >= ${MANY}
    order by ${orderOf(walk.keys, walk.direction)}
    limit 1) first)`
  }
  const min = walked && `${end(WALKS.price_asc, ["least", "min"])}, `
  const max = walked && `${end(WALKS.price_desc, ["greatest", "max"])}, `
  return {
    ends: `ends as materialized (
  select min(${PRICE}) as min, max(${PRICE}) as max from ${entries}
    ${WITH_PRICES}
  where ${conditions.join(" and ")}
)`,
    min: `cast(coalesce(${min ?? ""}(select min from ends)) as float8)`,
    max: `cast(coalesce(${max ?? ""}(select max from ends)) as float8)`,
  }
}
