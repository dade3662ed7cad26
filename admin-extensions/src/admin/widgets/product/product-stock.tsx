import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { usePlacedStock } from "../../features/locations/api"
import { StockTable } from "../../features/locations/stock-table"

/** What lies where of this product. */
const ProductStock = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation("shop")
  const query = usePlacedStock(product.id)
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("locations.stock.title")} level="h2" />
      {!query.data ? (
        <LoadState query={query} failed={(reason) => t("locations.stock.loadFailed", { reason })} />
      ) : query.data.stock.length === 0 ? (
        <Note role="status">{t("locations.stock.none")}</Note>
      ) : (
        <StockTable stock={query.data.stock} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after" })

export default ProductStock
