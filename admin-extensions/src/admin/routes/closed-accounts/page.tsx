import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Input, Text } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import { ClosedAccountTable } from "../../features/members/closed-account-table"

/** Whom a deletion shut out, and the way to let them in again. */
const ClosedAccounts = () => {
  const { t } = useTranslation("shop")
  const [typed, setTyped] = useState("")
  const q = useDeferredValue(typed.trim())
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>{t("closedAccounts.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("closedAccounts.lead")}
          </Text>
        </div>
        <Input
          type="search"
          size="small"
          aria-label={t("closedAccounts.search")}
          placeholder={t("closedAccounts.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
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
