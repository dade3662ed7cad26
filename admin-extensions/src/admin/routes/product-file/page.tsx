import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { ImportProgress } from "../../features/product-csv/import-progress"
import { JudgedFile } from "../../features/product-csv/checked-file"
import { ProductFileDrop } from "../../features/product-csv/csv-dropzone"
import { useProductExport } from "../../features/product-csv/api"
import { useProductImport } from "../../features/product-csv/use-product-import"

/** All products out of the shop as a file, and back into it. */
const ProductFile = () => {
  const { t } = useTranslation("shop")
  const { state, check, carryOut, reset } = useProductImport()
  const { mutate: save, isPending } = useProductExport()
  const exportAll = () =>
    save(undefined, {
      onError: ({ message }) =>
        toast.error(t("productFile.exportFailed"), { description: message }),
    })
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div className="max-w-[40rem]">
          <Heading>{t("productFile.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("productFile.lead")}
          </Text>
        </div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          isLoading={isPending}
          onClick={exportAll}
        >
          {isPending ? t("productFile.exporting") : t("productFile.export")}
        </Button>
      </div>
      {state.phase === "failed" ? (
        <div role="alert" className="px-6 py-4">
          {state.message === null ? null : (
            <Text weight="plus" size="small">
              {t("productFile.refused")}
            </Text>
          )}
          <Text size="small" className="text-ui-fg-error">
            {state.message ?? t("productFile.brokenOff")}
          </Text>
        </div>
      ) : null}
      {state.phase === "idle" || state.phase === "failed" ? (
        <ProductFileDrop onFile={check} />
      ) : null}
      {state.phase === "checking" || state.phase === "importing" ? (
        <ImportProgress {...state} />
      ) : null}
      {state.phase === "checked" || state.phase === "imported" ? (
        <JudgedFile
          key={state.phase}
          file={state.file}
          isImported={state.phase === "imported"}
          onImport={carryOut}
          onReset={reset}
        />
      ) : null}
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "productFile.title",
  translationNs: "shop",
  nested: "/products",
})

export default ProductFile
