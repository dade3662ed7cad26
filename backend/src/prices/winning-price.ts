/** Whether a row `c` of candidate-prices.ts is for so many pieces. */
export const isFor = (quantity: string) =>
  `c.least <= ${quantity} and coalesce(c.most >= ${quantity}, true)`

/** Which of several prices of one kind goes before the others. */
export const WINS = "c.rules desc, c.amount, c.id"

const first = (candidates: string, quantity: string) => `
      select c.* from (${candidates}) c where ${isFor(quantity)} order by ${WINS} limit 1`

/** What a price of a list comes to, a row `listed`, beside this base price; each may be missing. */
export const besideBase = (base: string) => `case when listed.list_type = 'sale'
        then least(listed.amount, ${base}) else coalesce(listed.amount, ${base}) end`

type Candidates = {
  /** SQL of basePrices. */
  base: string
  /** SQL of listPrices; none where only base prices are meant. */
  listed?: string
}

/**
 * SQL of what a piece costs where \`quantity\` are bought, one row of \`amount\` (null where there is no
 * price), \`base_id\` and \`is_listed\`: the most specific price of a list, else the most specific base
 * price, and of a sale and the base price the lower one. So does Medusa's calculatePrices; this is
 * the one place of ours that decides it.
 */
export function winningPrice(quantity: string, { base, listed }: Candidates): string {
  if (!listed) {
    return `select base.amount, base.id as base_id, false as is_listed
    from (select) one left join lateral (${first(base, quantity)}) base on true`
  }
  return `select base.id as base_id, listed.id is not null as is_listed,
      ${besideBase("base.amount")} as amount
    from (select) one
    left join lateral (${first(base, quantity)}) base on true
    left join lateral (${first(listed, quantity)}) listed on true`
}

/** SQL of the first quantity that a rule lets through; its columns may be null. */
export function firstQuantity({
  minimum,
  multiple,
}: {
  minimum: string
  multiple: string
}): string {
  return `(ceil(cast(greatest(${minimum}, 1) as numeric) / coalesce(${multiple}, 1))
      * coalesce(${multiple}, 1))`
}

type Rungs = Candidates & {
  /** SQL of firstQuantity, and of the rule's multiple. */
  firstQuantity: string
  multiple: string
}

/**
 * SQL of all that a part costs, one row, or none where it has no price at all: `rungs` is JSON of
 * from which quantity on a piece costs what, null in a gap that no price is for; `amount`,
 * `base_id` and `is_listed` are of `quantity`, the first that can be ordered and has a price.
 * Where no such quantity has one, they are of the first that has. Nearly all parts have one price,
 * for any quantity: then there is nothing to decide, and nothing is, and `rungs` is null (ladderJson
 * writes it out).
 */
export function rungsOf({ base, listed, ...rule }: Rungs): string {
  const multiple = `coalesce(${rule.multiple}, 1)`
  const kept: Candidates = {
    base: "select * from base_price",
    ...(listed && { listed: "select * from list_price" }),
  }
  const tables = ["base_price", ...(listed ? ["list_price"] : [])]
  const limits = tables
    .map(
      (table) => `union select least from ${table}
      union select most + 1 from ${table} where most is not null`,
    )
    .join("\n      ")
  const all = tables.map((table) => `select * from ${table}`).join(" union all ")
  return `with base_price as materialized (${base}),
    ${listed ? `list_price as materialized (${listed}),` : ""}
    one as materialized (
      select count(*) = 1 and bool_and(c.least = 1 and c.most is null) as is_all,
        min(c.amount) as amount, min(c.id) as id, count(c.list_type) = 1 as is_listed
      from (${all}) c
    ),
    step as materialized (
      select at.quantity, price.*, lag(price.amount) over (order by at.quantity) as before
      from (select cast(1 as numeric) as quantity
      ${limits}) at
      cross join lateral (${winningPrice("at.quantity", kept)}) price
    ),
    orderable as (
      select 1 as place, valid.quantity, price.amount, price.base_id, price.is_listed
      from (
        select distinct ceil(greatest(step.quantity, ${rule.firstQuantity}) / ${multiple})
          * ${multiple} as quantity
        from step) valid
      cross join lateral (
        select * from step where step.quantity <= valid.quantity
        order by step.quantity desc limit 1) price
      where price.amount is not null
      union all
      select 2, quantity, amount, base_id, is_listed from step where amount is not null
    )
    select ${rule.firstQuantity} as quantity, one.amount,
      case when not one.is_listed then one.id end as base_id, one.is_listed,
      cast(null as json) as rungs
    from one where one.is_all
    union all
    select * from (
      select orderable.quantity, orderable.amount, orderable.base_id, orderable.is_listed, (
        select json_agg(json_build_object('from', quantity, 'unitPrice', amount) order by quantity)
        from step where quantity = 1 or amount is distinct from before) as rungs
      from orderable order by place, quantity limit 1) several
    where not (select is_all from one)`
}

/** SQL of the `rungs` of a row of rungsOf where one price for any quantity is a rung as well. */
export const ladderJson = (price: string) => `case
      when ${price}.rungs is null and ${price}.amount is not null
      then json_build_array(json_build_object('from', 1, 'unitPrice', ${price}.amount))
      else ${price}.rungs end`
