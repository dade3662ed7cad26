import { Button, Text } from "@medusajs/ui"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"

/** Why there are no reviews to see, and another try. */
export function ReviewFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Text role="alert" size="small" className="text-ui-fg-subtle px-6 py-8">
      {TEXTS.loadFailed(error.message)}{" "}
      <Button variant="transparent" size="small" onClick={onRetry}>
        {TEXTS.retry}
      </Button>
    </Text>
  )
}
