import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ImportState } from "./use-product-import"

type Running = Extract<ImportState, { phase: "checking" | "importing" }>

/** How far a file is. */
export function ImportProgress({ phase, name, done, total }: Running) {
  const { t } = useTranslation("shop")
  const what =
    phase === "checking"
      ? t("productFile.checking", { name })
      : t("productFile.importing", { name })
  return (
    <div className="flex flex-col gap-y-2 px-6 py-8">
      <Text role="status" size="small">
        {what}
      </Text>
      <progress
        className="h-2 w-full"
        aria-label={what}
        {...(total > 0 && { value: done, max: total })}
      />
      <Text size="small" className="text-ui-fg-subtle">
        {total > 0 ? t("productFile.progress", { done, total }) : t("common.loading")}
      </Text>
    </div>
  )
}
