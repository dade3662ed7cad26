import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../../components/load-state"
import { SectionHeader } from "../../../components/section-header"
import { useShopSettings } from "../../../features/settings/api"
import { ShopSettingsForm } from "../../../features/settings/shop-settings-form"

/** What the shop says of itself, who gets mail about orders, and the least quantity of an order. */
const ShopSettings = () => {
  const { t } = useTranslation("shop")
  const query = useShopSettings()
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("settings.title")} lead={t("settings.lead")} />
      {query.data ? (
        <ShopSettingsForm settings={query.data.shop_settings} />
      ) : (
        <LoadState query={query} failed={(reason) => t("settings.loadFailed", { reason })} />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "settings.title", translationNs: "shop" })

export default ShopSettings
