import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CreateWebhookDrawer } from "../../../features/webhooks/webhook-drawer"
import { WebhookList } from "../../../features/webhooks/webhook-list"
import { WebhookSecret } from "../../../features/webhooks/webhook-secret"

/** Whom the shop tells of events. */
const Webhooks = () => {
  const { t } = useTranslation("shop")
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>{t("webhooks.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("webhooks.lead")}
          </Text>
        </div>
        <Button type="button" variant="secondary" size="small" onClick={() => setCreating(true)}>
          {t("webhooks.create")}
        </Button>
      </div>
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
