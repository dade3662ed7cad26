import { model } from "@medusajs/framework/utils"

/** What one order of a product may hold; a null falls back to the shop-wide rule. */
export const QuantityRule = model
  .define("quantity_rule", {
    id: model.id({ prefix: "qrule" }).primaryKey(),
    minimum: model.number().nullable(),
    maximum: model.number().nullable(),
    multiple: model.number().nullable(),
    carton: model.number().nullable(),
  })
  .checks([
    { name: "quantity_rule_positive", expression: (columns) => `${columns.minimum} > 0` },
    { name: "quantity_rule_multiple_positive", expression: (columns) => `${columns.multiple} > 0` },
  ])
