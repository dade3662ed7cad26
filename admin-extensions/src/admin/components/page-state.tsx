import { Button, Text } from "@medusajs/ui"

type PageStateProps = { error: Error | null; what: string; onRetry: () => void }

/** In the place of a form that is not there yet, or could not be loaded. */
export function PageState({ error, what, onRetry }: PageStateProps) {
  if (!error) {
    return (
      <Text role="status" size="small" className="text-ui-fg-subtle px-6 py-8">
        Loading…
      </Text>
    )
  }
  return (
    <Text role="alert" size="small" className="text-ui-fg-subtle px-6 py-8">
      {what} could not be loaded: {error.message}{" "}
      <Button variant="transparent" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Text>
  )
}
