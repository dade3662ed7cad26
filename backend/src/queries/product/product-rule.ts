import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductRule } from "../../contract/product/product-rule"

/** The rule of a product's own; `rule_id` is null where it has none. */
export type ProductRuleRecord = ProductRule & { rule_id: string | null }

const RULE = `select rule.id as rule_id, rule.minimum, rule.maximum, rule.multiple, rule.carton
  from product
  left join product_product_quantity_rule_quantity_rule link
    on link.product_id = product.id and link.deleted_at is null
  left join quantity_rule rule on rule.id = link.quantity_rule_id and rule.deleted_at is null
  where product.id = ? and product.deleted_at is null
  order by rule.id limit 1`

/** What one order of a product may hold, published or not; undefined for an unknown one. */
export async function readProductRule(
  container: MedusaContainer,
  productId: string,
): Promise<ProductRuleRecord | undefined> {
  return readRuleWithin(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), productId)
}

/** The same within a transaction. */
export async function readRuleWithin(
  database: Knex,
  productId: string,
): Promise<ProductRuleRecord | undefined> {
  return (await database.raw<{ rows: ProductRuleRecord[] }>(RULE, [productId])).rows[0]
}
