import { Button, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

type TextStateProps = { failed?: string | undefined; onRetry: () => void }

/** In the place of what is not there yet, or could not be loaded. */
export function TextState({ failed, onRetry }: TextStateProps) {
  const { t } = useTranslation("shop")
  return (
    <Text role={failed ? "alert" : "status"} size="small" className="text-ui-fg-subtle px-6 py-8">
      {failed ?? t("common.loading")}{" "}
      {failed ? (
        <Button type="button" variant="transparent" size="small" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      ) : null}
    </Text>
  )
}
