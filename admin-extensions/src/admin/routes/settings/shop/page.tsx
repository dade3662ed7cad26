import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../../components/load-state"
import { SectionHeader } from "../../../components/section-header"
import { useLocations } from "../../../features/locations/api"
import { LocationRank } from "../../../features/locations/location-rank"
import { useShopSettings } from "../../../features/settings/api"
import { ShopSettingsForm } from "../../../features/settings/shop-settings-form"

/** What the shop says of itself, who gets mail about orders, and the least quantity of an order. */
const ShopSettings = () => {
  const { t } = useTranslation("shop")
  const query = useShopSettings()
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <SectionHeader title={t("settings.title")} lead={t("settings.lead")} />
        {query.data ? (
          <ShopSettingsForm settings={query.data.shop_settings} />
        ) : (
          <LoadState query={query} failed={(reason) => t("settings.loadFailed", { reason })} />
        )}
      </Container>
      <Locations />
    </div>
  )
}

/** From where orders take their pieces first. */
function Locations() {
  const { t } = useTranslation("shop")
  const query = useLocations()
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("locations.title")} lead={t("locations.lead")} level="h2" />
      {!query.data ? (
        <LoadState query={query} failed={(reason) => t("locations.loadFailed", { reason })} />
      ) : query.data.locations.length === 0 ? (
        <Note role="status">{t("locations.none")}</Note>
      ) : (
        <LocationRank locations={query.data.locations} />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "settings.title", translationNs: "shop" })

export default ShopSettings
