import { Button, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

type PageStateProps = {
  error: Error | null
  /** The sentence for a failure with this reason. */
  failed: (reason: string) => string
  onRetry: () => void
}

/** In the place of a form that is not there yet, or could not be loaded. */
export function PageState({ error, failed, onRetry }: PageStateProps) {
  const { t } = useTranslation("shop")
  if (!error) {
    return (
      <Text role="status" size="small" className="text-ui-fg-subtle px-6 py-8">
        {t("common.loading")}
      </Text>
    )
  }
  return (
    <Text role="alert" size="small" className="text-ui-fg-subtle px-6 py-8">
      {failed(error.message)}{" "}
      <Button variant="transparent" size="small" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </Text>
  )
}
