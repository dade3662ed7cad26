import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { SectionHeader } from "../../../components/section-header"
import { EndButton } from "../../../features/staff-access/end-button"
import { KeyTable } from "../../../features/staff-access/key-table"
import { SessionTable } from "../../../features/staff-access/session-table"

/** Who and what can enter Medusa Admin now, and the end of it. */
const SessionsAndKeys = () => {
  const { t } = useTranslation("shop")
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <SectionHeader title={t("staffAccess.title")} lead={t("staffAccess.lead")}>
          <EndButton words="endOthers" ending={{ others: true }} />
        </SectionHeader>
        <SessionTable />
      </Container>
      <Container className="divide-y p-0">
        <SectionHeader
          level="h2"
          title={t("staffAccess.keys.heading")}
          lead={t("staffAccess.keys.lead")}
        >
          <Button size="small" variant="secondary" asChild>
            <Link to="/settings/secret-api-keys">{t("staffAccess.keys.manage")}</Link>
          </Button>
        </SectionHeader>
        <KeyTable />
      </Container>
    </div>
  )
}

export const config = defineRouteConfig({ label: "staffAccess.title", translationNs: "shop" })

export default SessionsAndKeys
