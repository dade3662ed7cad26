import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { PageState } from "../components/page-state"
import { QuantityRuleForm } from "../features/quantity-rule/quantity-rule-form"
import { useQuantityRule } from "../features/quantity-rule/api"

/** How many pieces one order of this product may hold. */
const ProductQuantityRule = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { t } = useTranslation("shop")
  const { data, error, refetch } = useQuantityRule(product.id)
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{t("quantityRule.title")}</Heading>
      </div>
      {data ? (
        <QuantityRuleForm key={product.id} productId={product.id} rule={data.quantity_rule} />
      ) : (
        <PageState
          error={error}
          failed={(reason) => t("quantityRule.loadFailed", { reason })}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.before" })

export default ProductQuantityRule
