import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { SectionHeader } from "../../../components/section-header"
import { CreateWebhookDrawer } from "../../../features/webhooks/webhook-drawer"
import { WebhookList } from "../../../features/webhooks/webhook-list"
import { WebhookSecret } from "../../../features/webhooks/webhook-secret"

/** The addresses that the shop sends events to. */
const Webhooks = () => {
  const { t } = useTranslation("shop")
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("webhooks.title")} lead={t("webhooks.lead")}>
        <Button type="button" variant="secondary" size="small" onClick={() => setCreating(true)}>
          {t("webhooks.create")}
        </Button>
      </SectionHeader>
      <WebhookList />
      <CreateWebhookDrawer
        open={isCreating}
        onClose={() => setCreating(false)}
        onSecret={setSecret}
      />
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </Container>
  )
}

export const config = defineRouteConfig({ label: "webhooks.title", translationNs: "shop" })

export default Webhooks
