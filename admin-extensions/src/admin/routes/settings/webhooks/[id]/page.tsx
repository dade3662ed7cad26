import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { DeliveryLog } from "../../../../features/webhooks/delivery-log"
import { TextState } from "../../../../components/text-state"
import { WebhookSummary } from "../../../../features/webhooks/webhook-summary"
import { useWebhook } from "../../../../features/webhooks/api"

/** One endpoint and what was sent to it. */
const Webhook = () => {
  const { t } = useTranslation("shop")
  const { id = "" } = useParams()
  const { data, error, refetch } = useWebhook(id)
  if (!data) {
    const failed = error ? t("webhooks.oneLoadFailed", { reason: error.message }) : undefined
    return (
      <Container className="p-0">
        <TextState failed={failed} onRetry={() => void refetch()} />
      </Container>
    )
  }
  return (
    <div className="flex flex-col gap-y-3">
      <WebhookSummary webhook={data.webhook} />
      <DeliveryLog webhook_id={id} />
    </div>
  )
}

export default Webhook
