import { Alert, Button } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/** Said while nobody of the staff has a second factor; the shop's profile is where one is added. */
export function SecondFactorNotice() {
  const { t } = useTranslation("shop")
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-64">{t("overview.secondFactor.unused")}</span>
        <Button size="small" variant="secondary" asChild>
          <a href="/dashboard">{t("overview.secondFactor.add")}</a>
        </Button>
      </div>
    </Alert>
  )
}
