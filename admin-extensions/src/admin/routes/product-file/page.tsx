import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { useProductExport } from "../../features/product-csv/api"
import { FileImport } from "../../components/file-import/file-import"
import { failureToast } from "../../platform/failure-toast"

/** All products out of the shop as a file, and back into it. */
const ProductFile = () => {
  const { t } = useTranslation("shop")
  const { mutate: save, isPending } = useProductExport()
  const exportAll = () => save(undefined, { onError: failureToast(t("productCsv.exportFailed")) })
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("productCsv.title")} lead={t("productCsv.lead")}>
        <Button
          type="button"
          variant="secondary"
          size="small"
          isLoading={isPending}
          onClick={exportAll}
        >
          {isPending ? t("productCsv.exporting") : t("productCsv.export")}
        </Button>
      </SectionHeader>
      <FileImport
        path="/admin/products-import"
        limits={t("productCsv.limits")}
        texts={{ made: t("productCsv.newProduct") }}
      />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "productCsv.title",
  translationNs: "shop",
  nested: "/products",
})

export default ProductFile
