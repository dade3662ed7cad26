import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { PageState } from "../../../components/page-state"
import { ShopSettingsForm } from "../../../components/shop-settings-form"
import { useShopSettings } from "../../../hooks/shop-settings"

/** What the shop tells of itself, whom it tells of orders, and the least that it sells. */
const ShopSettings = () => {
  const { data, error, refetch } = useShopSettings()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>Shop</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          In the shop&rsquo;s header, on its contact page and in its mails.
        </Text>
      </div>
      {data ? (
        <ShopSettingsForm settings={data.shop_settings} />
      ) : (
        <PageState error={error} what="The settings" onRetry={() => void refetch()} />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: "Shop" })

export default ShopSettings
