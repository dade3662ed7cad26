import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ArrowPath } from "@medusajs/icons"
import { Button, Container } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../components/section-header"
import { KeySection } from "../../features/data/keys/key-section"
import { RunList } from "../../features/data/runs/run-list"
import { SendDrawer } from "../../features/data/send/send-drawer"
import { ShellExample } from "../../features/data/shell-example"

/** What other systems send to the shop and read from it, and by which keys. */
const DataPage = () => {
  const { t } = useTranslation("shop")
  const [isSending, setSending] = useState(false)
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <SectionHeader title={t("data.title")} lead={t("data.lead")}>
          <Button type="button" variant="secondary" size="small" onClick={() => setSending(true)}>
            {t("data.send.action")}
          </Button>
        </SectionHeader>
        <RunList />
      </Container>
      <KeySection />
      <ShellExample />
      <SendDrawer isOpen={isSending} onClose={() => setSending(false)} />
    </div>
  )
}

export const config = defineRouteConfig({
  label: "data.title",
  translationNs: "shop",
  icon: ArrowPath,
})

export default DataPage
