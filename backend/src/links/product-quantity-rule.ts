import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import QuantityRuleModule from "../modules/quantity-rule"

export default defineLink(ProductModule.linkable.product, {
  linkable: QuantityRuleModule.linkable.quantityRule,
  deleteCascade: true,
})
