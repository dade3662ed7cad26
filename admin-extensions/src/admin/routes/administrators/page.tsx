import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { AdministratorTable } from "../../features/members/administrator-table"

/** Who runs the shop, since when and by whom. */
const Administrators = () => {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("administrators.title")} lead={t("administrators.lead")} />
      <AdministratorTable />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "administrators.title",
  translationNs: "shop",
  nested: "/customers",
})

export default Administrators
