import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Button, Container, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { usePartsOfProduct } from "../../features/part/api"
import { PartDrawer } from "../../features/part/part-drawer"

/** All of a part in one form: its numbers, measures, carton, weight and pictures among the rest. */
const ProductPart = ({ data: product }: DetailWidgetProps<HttpTypes.AdminProduct>) => {
  const { t } = useTranslation("shop")
  const query = usePartsOfProduct(product.id)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("part.title")} lead={t("part.lead")} level="h2" />
      {query.data ? (
        <ul className="divide-y">
          {query.data.variants.map(({ id, sku, title }) => (
            <li key={id} className="flex items-center justify-between gap-x-4 px-6 py-4">
              <Text size="small" className="break-all">
                {sku || title}
              </Text>
              <Button type="button" variant="secondary" size="small" onClick={() => setOpen(id)}>
                {t("part.edit")}
              </Button>
              <PartDrawer
                variantId={id}
                name={sku || title || ""}
                isOpen={open === id}
                onClose={() => setOpen(null)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <LoadState query={query} failed={(reason) => t("part.loadFailed", { reason })} />
      )}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.side.before" })

export default ProductPart
