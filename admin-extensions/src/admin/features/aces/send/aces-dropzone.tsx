import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { FileDropzone } from "../../../components/file-dropzone"
import { useFileSize } from "../file-size"
import { useSendAces } from "./use-send-aces"

/** Takes an ACES file, and shows how far it is sent. */
export function AcesDropzone() {
  const { t } = useTranslation("shop")
  const { state, send } = useSendAces()
  const fileSize = useFileSize()
  if (state.phase === "sending") {
    const { name, sent, size } = state
    const share = Math.floor((100 * sent) / size)
    return (
      <div className="flex flex-col gap-y-2 px-6 py-8">
        <Text role="status" size="small" className="break-words">
          {t("aces.sending", { name })}
        </Text>
        <progress
          className="h-2 w-full"
          aria-label={t("aces.sending", { name })}
          value={sent}
          max={size}
        />
        <Text size="small" className="text-ui-fg-subtle">
          {t("aces.sent", { share, size: fileSize(size) })}
        </Text>
      </div>
    )
  }
  const texts = { drop: t("aces.drop"), limits: t("aces.limits"), choose: t("aces.choose") }
  return (
    <div>
      {state.phase === "failed" ? (
        <Text role="alert" size="small" className="text-ui-fg-error break-words px-6 pt-4">
          {t("aces.sendFailed", { name: state.name, reason: state.reason })}
        </Text>
      ) : null}
      <FileDropzone texts={texts} accept=".xml,application/xml,text/xml" onFile={send} />
    </div>
  )
}
