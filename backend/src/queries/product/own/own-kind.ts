import type { MedusaContainer } from "@medusajs/framework/types"
import { pricesOfLists } from "../../../prices/candidate-prices"
import { queryPrepared } from "../../database/prepared-query"
import { BUYER, SHOP_AND_LISTS } from "../price-in-force"
import type { Buyer } from "../sellable"
import { listedBetween, SETS_OF_GROUPS, type OwnPrices } from "./own-prices"

/** What a search is narrowed to; a missing end is open. */
type PriceRange = { minPrice?: number | undefined; maxPrice?: number | undefined }

/** To look one price up takes as long as to read so many of a list as a whole. */
const LOOKED_UP = 3

/** More are not even counted. */
const MOST_NEAR = 2000

const isBetween = (price: string) => `${price} >= coalesce(cast(:minPrice as numeric), '-infinity')
        and ${price} <= coalesce(cast(:maxPrice as numeric), 'infinity')`

const count = (rows: string) =>
  `(select count(*) from (select from ${rows} limit ${MOST_NEAR + 1}) counted)`

const HAS_OWN = `exists (${pricesOfLists(BUYER)})`

const kindOf = (ofPlain: string) => `with ${SHOP_AND_LISTS}
select case
  when exists (${SETS_OF_GROUPS}) then 'any'
  when not ${HAS_OWN} then 'none'
  when exists (select from catalogue_cost where has_gap) then 'any'
  else ${ofPlain} end as kind`

const KIND = kindOf("'plain'")

const KIND_BETWEEN = kindOf(`(
    select case when near.number <= ${MOST_NEAR} and exists (
      select from lists list cross join lateral (
        select from price where price_list_id = list.id and deleted_at is null offset 0) price
      offset near.number * ${LOOKED_UP}) then 'near' else 'plain' end
    from (select ${count(`catalogue_cost e where ${isBetween("e.base_price")}`)}
      + ${count(listedBetween(isBetween))} as number) near)`)

/** Of which kind the buyer's prices are now; of those in a range, where one is given. */
export async function readOwnKind(
  container: MedusaContainer,
  { customer_id }: Buyer,
  { minPrice, maxPrice }: PriceRange = {},
): Promise<OwnPrices> {
  const isRange = minPrice !== undefined || maxPrice !== undefined
  const bindings = isRange ? { minPrice: minPrice ?? null, maxPrice: maxPrice ?? null } : {}
  const statement = isRange ? KIND_BETWEEN : KIND
  const [row] = await queryPrepared<{ kind: OwnPrices }>(container, statement, {
    customer_id,
    ...bindings,
  })
  return row?.kind ?? "any"
}
