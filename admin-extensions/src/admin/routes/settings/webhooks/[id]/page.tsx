import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { LoadState } from "../../../../components/load-state"
import { useWebhook } from "../../../../features/webhooks/api"
import { DeliveryLog } from "../../../../features/webhooks/delivery-log"
import { WebhookSummary } from "../../../../features/webhooks/webhook-summary"

/** One endpoint and what was sent to it. */
const Webhook = () => {
  const { t } = useTranslation("shop")
  const { id = "" } = useParams()
  const query = useWebhook(id)
  const { data } = query
  if (!data) {
    return (
      <Container className="p-0">
        <LoadState query={query} failed={(reason) => t("webhooks.oneLoadFailed", { reason })} />
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
