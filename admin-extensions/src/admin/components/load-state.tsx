import { Button, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

type LoadStateProps = {
  query: { error: Error | null; refetch: () => unknown }
  /** The sentence for a failure with this reason. */
  failed: (reason: string) => string
}

/** In the place of what is not there yet, or could not be loaded. */
export function LoadState({ query: { error, refetch }, failed }: LoadStateProps) {
  const { t } = useTranslation("shop")
  if (!error) return <Note role="status">{t("common.loading")}</Note>
  return (
    <Note role="alert">
      {failed(error.message)}{" "}
      <Button type="button" variant="transparent" size="small" onClick={() => void refetch()}>
        {t("common.retry")}
      </Button>
    </Note>
  )
}

/** A sentence in the place of a list or a form. */
export function Note({ role, children }: { role?: "status" | "alert"; children: ReactNode }) {
  return (
    <Text role={role} size="small" className="text-ui-fg-subtle px-6 py-6">
      {children}
    </Text>
  )
}
