import { Button, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/** Why there are no reviews to see, and another try. */
export function ReviewFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("shop")
  return (
    <Text role="alert" size="small" className="text-ui-fg-subtle px-6 py-8">
      {t("reviews.loadFailed", { reason: error.message })}{" "}
      <Button variant="transparent" size="small" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </Text>
  )
}
