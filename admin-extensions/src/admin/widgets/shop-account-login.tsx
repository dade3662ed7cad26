import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { Button } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

/**
 * The way in for administrators of the shop: its own login page knows Google and second factors,
 * and /staff there leads back here.
 */
const ShopAccountLogin = () => {
  const { t } = useTranslation("shop")
  return (
    <div className="flex flex-col gap-y-3">
      <Button asChild variant="secondary" className="w-full">
        <a href="/staff">{t("signIn.withShopAccount")}</a>
      </Button>
      <div className="bg-ui-border-base h-px" role="separator" />
    </div>
  )
}

export const config = defineWidgetConfig({ zone: "login.before" })

export default ShopAccountLogin
