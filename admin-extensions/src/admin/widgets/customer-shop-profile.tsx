import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadFailure } from "../components/load-failure"
import { PersonData } from "../features/members/person-data"
import { RoleHistory } from "../features/audit/role-history"
import { RoleSwitch } from "../features/members/role-switch"
import { ShopProfile } from "../features/members/shop-profile"
import { useShopMember } from "../features/members/api"

/** What the shop knows of a customer beyond Medusa: profile and role. */
const CustomerShopProfile = ({ data: customer }: DetailWidgetProps<HttpTypes.AdminCustomer>) => {
  const { t } = useTranslation("shop")
  const { data, error, refetch } = useShopMember(customer.id, customer.has_account)
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{t("administrators.profile.title")}</Heading>
      </div>
      {data ? (
        <>
          <ShopProfile member={data.member} />
          <RoleSwitch member={data.member} />
          <RoleHistory customerId={customer.id} />
        </>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {t("administrators.profile.loadFailed", { reason: error.message })}
        </LoadFailure>
      ) : (
        <Text role="status" size="small" className="text-ui-fg-subtle px-6 py-4">
          {customer.has_account ? t("common.loading") : t("administrators.profile.guest")}
        </Text>
      )}
      <PersonData customerId={customer.id} email={customer.email} />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "customer.details.side.before" })

export default CustomerShopProfile
