import { Button, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { SyncRun } from "../../../../../../backend/src/contract/sync/sync-run"
import { saveFile } from "../../../platform/save-file"
import { sdk } from "../../../platform/sdk"

/** Saves what a run refused as a file to be mended and sent again. */
export function BadRows({ run: { id, format } }: { run: Pick<SyncRun, "id" | "format"> }) {
  const { t } = useTranslation("shop")
  const save = async () => {
    try {
      const answer = await sdk.client.fetch<Response>(`/admin/sync/runs/${id}/bad-rows`, {
        headers: { accept: "text/csv, application/x-ndjson" },
      })
      saveFile(`bad-rows-${id}.${format}`, await answer.blob())
    } catch (error) {
      toast.error(t("data.runs.badRowsFailed"), { description: (error as Error).message })
    }
  }
  return (
    <Button
      type="button"
      variant="transparent"
      size="small"
      className="-ml-2"
      onClick={() => void save()}
    >
      {t("data.runs.badRows")}
    </Button>
  )
}
