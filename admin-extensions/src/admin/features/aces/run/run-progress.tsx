import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AcesRun } from "../../../../../../backend/src/contract/aces/aces-import"
import { useFileSize } from "../file-size"

/** How far a run is, while somebody works at it. */
export function RunProgress({ run }: { run: AcesRun }) {
  const { t } = useTranslation("shop")
  const fileSize = useFileSize()
  const { state, size, received, bytes_read, apps, written, to_write } = run
  const bytes = (done: number) => ({ done: fileSize(done), total: fileSize(size), apps })
  const told = {
    receiving: { text: t("aces.progress.receiving", bytes(received)), value: received, max: size },
    reading: { text: t("aces.progress.reading", bytes(bytes_read)), value: bytes_read, max: size },
    checking: { text: t("aces.progress.checking"), value: 0, max: 0 },
    applying: {
      text: t("aces.progress.applying", { done: written, total: to_write }),
      value: written,
      max: to_write,
    },
  }
  if (!(state in told)) return null
  const { text, value, max } = told[state as keyof typeof told]
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <progress className="h-2 w-full" aria-label={text} {...(max > 0 && { value, max })} />
      <Text role="status" size="small" className="text-ui-fg-subtle">
        {max === 0 && state === "applying" ? t("aces.progress.checking") : text}
      </Text>
    </div>
  )
}
