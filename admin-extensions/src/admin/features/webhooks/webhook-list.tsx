import { Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router-dom"
import type { Webhook } from "../../../../../backend/src/contract/webhook/webhook"
import { LoadState } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { useWebhooks } from "./api"
import { WebhookStatus } from "./webhook-status"

/** All endpoints, or those that fail where the address says so; or why there are none. */
export function WebhookList() {
  const { t } = useTranslation("shop")
  const query = useWebhooks()
  const [address] = useSearchParams()
  const { data } = query
  if (!data) {
    return <LoadState query={query} failed={(reason) => t("webhooks.loadFailed", { reason })} />
  }
  if (data.webhooks.length === 0) {
    return (
      <div className="flex flex-col items-center gap-y-1 px-6 py-16">
        <Text size="small" weight="plus">
          {t("webhooks.none")}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {t("webhooks.noneHint")}
        </Text>
      </div>
    )
  }
  return (
    <SimpleTable
      columns={[
        t("webhooks.columns.address"),
        t("webhooks.columns.events"),
        t("webhooks.columns.status"),
        t("webhooks.columns.created"),
      ]}
    >
      {data.webhooks.filter(address.has("failing") ? isFailing : Boolean).map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </SimpleTable>
  )
}

function isFailing({ is_active, failing_since }: Webhook): boolean {
  return is_active && failing_since !== null
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, description, events, created_at } = webhook
  return (
    <Table.Row>
      <Table.Cell>
        <Link
          to={`/settings/webhooks/${id}`}
          className="text-ui-fg-base hover:text-ui-fg-interactive focus-visible:shadow-borders-focus block max-w-xs truncate rounded-sm outline-none"
        >
          {url}
        </Link>
        <Text size="small" className="text-ui-fg-subtle max-w-xs truncate">
          {description}
        </Text>
      </Table.Cell>
      <Table.Cell className="max-w-[14rem] truncate" title={events.join(", ")}>
        {events.join(", ")}
      </Table.Cell>
      <Table.Cell>
        <WebhookStatus {...webhook} />
      </Table.Cell>
      <Table.Cell>{new Date(created_at).toLocaleDateString()}</Table.Cell>
    </Table.Row>
  )
}
