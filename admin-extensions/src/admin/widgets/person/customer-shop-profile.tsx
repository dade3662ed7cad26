import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { DetailWidgetProps, HttpTypes } from "@medusajs/types"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { RoleHistory } from "../../features/audit/role-history"
import { useShopMember } from "../../features/members/api"
import { RoleSwitch, ShopProfile } from "../../features/members/member-profile"
import { PersonData } from "../../features/members/person-data"

/** What the shop knows of a customer beyond Medusa: profile and role. */
const CustomerShopProfile = ({ data: customer }: DetailWidgetProps<HttpTypes.AdminCustomer>) => {
  const { t } = useTranslation("shop")
  const query = useShopMember(customer.id, customer.has_account)
  const { data } = query
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("administrators.profile.title")} level="h2" />
      {data ? (
        <>
          <ShopProfile member={data.member} />
          <RoleSwitch member={data.member} />
          <RoleHistory customerId={customer.id} />
        </>
      ) : customer.has_account ? (
        <LoadState
          query={query}
          failed={(reason) => t("administrators.profile.loadFailed", { reason })}
        />
      ) : (
        <Note role="status">{t("administrators.profile.guest")}</Note>
      )}
      <PersonData customerId={customer.id} email={customer.email} />
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "customer.details.side.before" })

export default CustomerShopProfile
