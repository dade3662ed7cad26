import { Button, Checkbox, Container, Hint, Label } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { RowResult } from "../../../../../backend/src/contract/staff/file-import"
import { SectionHeader } from "../../components/section-header"
import { failureToast } from "../../platform/failure-toast"
import { FileImport } from "../../components/file-import/file-import"
import { useFitmentExport } from "./api"

/** What parts fit, out of the shop as a file and back into it. */
export function FitmentFile() {
  const { t } = useTranslation("shop")
  const { mutate: save, isPending } = useFitmentExport()
  const [addsVehicles, setAddsVehicles] = useState(false)
  const change = ({ column, from, to }: RowResult["changes"][number]) => {
    if (column === "vehicle") return t("fitmentCsv.adds", { vehicle: to })
    if (column !== "fits") return undefined
    return to ? t("fitmentCsv.fits", { fit: to }) : t("fitmentCsv.fitsNoMore", { fit: from })
  }
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("fitmentCsv.title")} lead={t("fitmentCsv.lead")} level="h2">
        <Button
          type="button"
          variant="secondary"
          size="small"
          isLoading={isPending}
          onClick={() => save(undefined, { onError: failureToast(t("fitmentCsv.exportFailed")) })}
        >
          {isPending ? t("fitmentCsv.exporting") : t("fitmentCsv.export")}
        </Button>
      </SectionHeader>
      <div className="flex items-start gap-x-2 px-6 py-4">
        <Checkbox
          id="add-vehicles"
          aria-describedby="add-vehicles-hint"
          checked={addsVehicles}
          onCheckedChange={(checked) => setAddsVehicles(checked === true)}
        />
        <div className="flex flex-col gap-y-1">
          <Label htmlFor="add-vehicles" size="small" weight="plus">
            {t("fitmentCsv.addVehicles")}
          </Label>
          <Hint id="add-vehicles-hint">{t("fitmentCsv.addVehiclesHint")}</Hint>
        </div>
      </div>
      <FileImport
        // Another wish is another check: what was seen of a file holds for the wish that it had.
        key={String(addsVehicles)}
        path="/admin/fitments/import"
        query={{ add_vehicles: addsVehicles }}
        limits={t("fitmentCsv.limits")}
        texts={{ change }}
      />
    </Container>
  )
}
