import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/**
 * The second factor of staff is their shop account's. Medusa's own, in the section before this one,
 * would be asked for by nothing: its doors are shut, and no switch takes it off the page.
 */
const MEDUSAS_OWN = "div:has(+ #shop-second-factor)"

const ProfileSecondFactor = () => {
  const { t } = useTranslation("shop")
  return (
    <Container id="shop-second-factor" className="p-0">
      <style>{`${MEDUSAS_OWN} { display: none; }`}</style>
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div className="min-w-0 flex-1 basis-64">
          <Heading level="h2">{t("signIn.secondFactor")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("signIn.secondFactorHint")}
          </Text>
        </div>
        <Button size="small" variant="secondary" asChild>
          <a href="/dashboard">{t("overview.secondFactor.add")}</a>
        </Button>
      </div>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "profile.details.after" })

export default ProfileSecondFactor
