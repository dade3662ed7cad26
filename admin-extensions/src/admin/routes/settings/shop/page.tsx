import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { PageState } from "../../../components/page-state"
import { ShopSettingsForm } from "../../../features/settings/shop-settings-form"
import { useShopSettings } from "../../../features/settings/api"

/** What the shop tells of itself, whom it tells of orders, and the least that it sells. */
const ShopSettings = () => {
  const { t } = useTranslation("shop")
  const { data, error, refetch } = useShopSettings()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>{t("settings.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("settings.lead")}
        </Text>
      </div>
      {data ? (
        <ShopSettingsForm settings={data.shop_settings} />
      ) : (
        <PageState
          error={error}
          failed={(reason) => t("settings.loadFailed", { reason })}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "settings.title", translationNs: "shop" })

export default ShopSettings
