import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductRule } from "../../../contract/product/product-rule"
import { insertRows, type Row } from "../../transaction/insert-rows"
import { newId } from "../../transaction/new-id"

type RuleOf = { product_id: string; rule: ProductRule }

/** One rule a product, also where two set the first one at once. */
const HOLD = `select id from product where id = any(?) order by id collate "C" for no key update`

const SET = `update quantity_rule r set updated_at = now(), minimum = w.minimum,
  maximum = w.maximum, multiple = w.multiple, carton = w.carton
from jsonb_to_recordset(cast(? as jsonb))
  w(product_id text, minimum int, maximum int, multiple int, carton int)
join product_product_quantity_rule_quantity_rule link
  on link.product_id = w.product_id and link.deleted_at is null
where r.id = link.quantity_rule_id and r.deleted_at is null
returning w.product_id`

/** Sets what one order of each product may hold. */
export async function setRules(database: Knex, rules: readonly RuleOf[]): Promise<void> {
  if (rules.length === 0) return
  await database.raw(HOLD, [rules.map(({ product_id }) => product_id)])
  const rows = rules.map(({ product_id, rule }) => ({ product_id, ...rule }))
  const set = await database.raw<{ rows: { product_id: string }[] }>(SET, [JSON.stringify(rows)])
  const known = new Set(set.rows.map(({ product_id }) => product_id))
  const first = rules.filter(({ product_id }) => !known.has(product_id)).map(ruleRows)
  for (const table of RULE_TABLES) {
    await insertRows(
      database,
      table,
      first.flatMap((rows) => rows[table]),
    )
  }
}

export const RULE_TABLES = ["quantity_rule", "product_product_quantity_rule_quantity_rule"] as const

/** Rows of a product's first rule. */
export function ruleRows({
  product_id,
  rule,
}: RuleOf): Record<(typeof RULE_TABLES)[number], readonly Row[]> {
  const id = newId("qrule")
  return {
    quantity_rule: [{ id, ...rule }],
    product_product_quantity_rule_quantity_rule: [
      { id: newId("link"), product_id, quantity_rule_id: id },
    ],
  }
}
