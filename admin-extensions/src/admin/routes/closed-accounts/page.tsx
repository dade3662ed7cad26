import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Input } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { ClosedAccountTable } from "../../features/members/closed-account-table"

/** Whom a deletion shut out, and the way to let them in again. */
const ClosedAccounts = () => {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState("")
  const q = useDeferredValue(typed.trim())
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("closedAccounts.title")} lead={t("closedAccounts.lead")}>
        <Input
          type="search"
          size="small"
          aria-label={t("closedAccounts.search")}
          placeholder={t("closedAccounts.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </SectionHeader>
      <ClosedAccountTable q={q} />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "closedAccounts.title",
  translationNs: "shop",
  nested: "/customers",
})

export default ClosedAccounts
