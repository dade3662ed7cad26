import { Button, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/** Why there is nothing to see, and another try. */
export function LoadFailure({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation("shop")
  return (
    <Text role="alert" size="small" className="text-ui-fg-subtle px-6 py-8">
      {children}{" "}
      <Button type="button" variant="transparent" size="small" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </Text>
  )
}
