import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/**
 * The way in: the shop's own login page knows passwords, Google and second factors, and /staff there
 * leads back here. Medusa shows its own form where a provider takes passwords, and none does.
 */
const ShopAccountLogin = () => {
  const { t } = useTranslation("shop")
  return (
    <Button asChild className="w-full">
      <a href="/staff">{t("signIn.withShopAccount")}</a>
    </Button>
  )
}

export const config = defineWidgetConfig({ zone: "login.before" })

export default ShopAccountLogin
