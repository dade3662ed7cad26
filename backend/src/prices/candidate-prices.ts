/** SQL of what decides which prices somebody may be given. */
export type PriceContext = {
  currency: string
  region: string
  /** A text[]: the ids of the buyer's customer groups. */
  groups: string
}

/**
 * Of no price list; over the price's own columns. Said in a way that an index of price lists does not
 * serve: a table without statistics, as of a first import, would be read whole for each price set.
 */
export const IS_BASE_PRICE = "(price_list_id is null) is true"

/**
 * The shelf of catalogue_tally whose changes grow with every commit that may change a price, of a list
 * or a rule too. Nothing stands on it: no id and no choice is this sign.
 */
export const PRICES_TALLY = "$"

const ofSet = (priceSet: string) => `price.price_set_id = ${priceSet} and price.deleted_at is null`

/** A price's own rules are met: all of them are of the region or of a group. */
const rulesMet = ({ region, groups }: PriceContext) => `(price.rules_count = 0
      or price.rules_count = (
        select count(*) from price_rule r
        where r.price_id = price.id and r.deleted_at is null and (
          (r.attribute = 'region_id' and r.value = ${region})
          or (r.attribute = 'customer.groups.id' and r.value = any(${groups})))))`

/** The first quantity that a price is for; whole pieces alone are sold. */
const LEAST = "greatest(ceil(coalesce(price.min_quantity, 1)), 1)"

const meant = (context: PriceContext) => `price.currency_code = ${context.currency}
      and coalesce(floor(price.max_quantity) >= ${LEAST}, true)
      and ${rulesMet(context)}`

const QUANTITIES = `${LEAST} as least, floor(price.max_quantity) as most`

/**
 * SQL of the base prices of a price set that hold in a context, as rows of \`id\`, \`amount\`, the
 * quantities from \`least\` to \`most\` (null is no end), and \`rules\`, how many were met.
 */
export function basePrices(priceSet: string, context: PriceContext): string {
  return `select price.id, price.amount, ${QUANTITIES}, price.rules_count as rules,
      cast(null as text) as list_type
    from (
      select * from price where ${ofSet(priceSet)} and ${IS_BASE_PRICE} offset 0) price
    where ${meant(context)}`
}

/**
 * SQL of one row: how many base prices (`prices`) a price set has in a currency, and the `id` and
 * `amount` of its only one where that is for everybody and all quantities, as nearly every part has
 * it: of these nothing else has to be worked out. Nulls where it is not so.
 */
export function plainPrice(priceSet: string, currency: string): string {
  const ofPlain = (value: string) => `case when count(*) = 1 and bool_and(price.min_quantity is null
      and price.max_quantity is null and price.rules_count = 0) then min(price.${value}) end as ${value}`
  return `select count(*) as prices, ${ofPlain("id")}, ${ofPlain("amount")}
    from (
      select * from price where ${ofSet(priceSet)} and ${IS_BASE_PRICE} offset 0) price
    where price.currency_code = ${currency}`
}

const LISTED = "price.rules_count + list.rules_count as rules, list.type as list_type"

/**
 * The same of the price lists in \`lists\`, the rows of a statement's own: each is looked up by an index,
 * so that lists of other buyers cost nothing.
 */
export function listPrices(priceSet: string, context: PriceContext): string {
  return `select price.id, price.amount, ${QUANTITIES}, ${LISTED}
    from (
      select * from price where ${ofSet(priceSet)}
        and price.price_list_id = any(array(select id from lists)) offset 0) price
    join lists list on list.id = price.price_list_id
    where ${meant(context)}`
}

/** The same of all price sets that these lists have prices of, each with its `price_set_id`. */
export function pricesOfLists(context: PriceContext): string {
  return `select price.price_set_id, price.id, price.amount, ${QUANTITIES}, ${LISTED}
    from lists list
    cross join lateral (
      select * from price where price_list_id = list.id and deleted_at is null offset 0) price
    where ${meant(context)}`
}
