import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { AdministratorTable } from "../../features/members/administrator-table"

/** Who runs the shop, since when and by whom. */
const Administrators = () => {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>{t("administrators.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("administrators.lead")}
        </Text>
      </div>
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
