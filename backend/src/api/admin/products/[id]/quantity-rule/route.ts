import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductRule } from "../../../../../contract/product/product-rule"
import { firstValidQuantity, ruleInForce } from "../../../../../contract/order/quantity-rule"
import { readProductRule } from "../../../../../queries/product/product-rule"
import { readShopMinimum } from "../../../../../queries/shop/shop-settings"
import { setProductRuleWorkflow } from "../../../../../workflows/quantity-rule/workflows/set-product-rule"
import { ShopError } from "../../../../../errors/shop-error"

/** What one order of a product may hold, and the first quantity that this and the shop allow. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ quantity_rule: await ruleOf(req.scope, req.params.id ?? "") })
}

export async function POST(
  req: AuthenticatedMedusaRequest<ProductRule>,
  res: MedusaResponse,
): Promise<void> {
  const product_id = req.params.id ?? ""
  await setProductRuleWorkflow(req.scope).run({ input: { product_id, rule: req.validatedBody } })
  res.json({ quantity_rule: await ruleOf(req.scope, product_id) })
}

async function ruleOf(container: MedusaContainer, productId: string) {
  const record = await readProductRule(container, productId)
  if (!record) throw new ShopError("product_not_found")
  const { rule_id: _, ...rule } = record
  const shop_minimum = await readShopMinimum(container)
  const first_quantity = firstValidQuantity(ruleInForce(rule, shop_minimum))
  return { ...rule, shop_minimum, first_quantity }
}
