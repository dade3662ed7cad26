import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useQuantityRule } from "../../features/quantity-rule/api"
import { QuantityRuleForm } from "../../features/quantity-rule/quantity-rule-form"

/** How many pieces one order of this product may hold. */
const ProductQuantityRule = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { t } = useTranslation("shop")
  const query = useQuantityRule(product.id)
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("quantityRule.title")} level="h2" />
      {query.data ? (
        <QuantityRuleForm key={product.id} productId={product.id} rule={query.data.quantity_rule} />
      ) : (
        <LoadState query={query} failed={(reason) => t("quantityRule.loadFailed", { reason })} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.before" })

export default ProductQuantityRule
