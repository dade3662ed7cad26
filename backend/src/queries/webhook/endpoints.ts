import type { MedusaContainer } from "@medusajs/framework/types"
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from "../../contract/webhook/webhook"
import { graph } from "../database/query-graph"
import { isoTime } from "../order/order-state"

type EndpointRow = Omit<Webhook, "events" | "failing_since" | "created_at"> & {
  events: Partial<Record<WebhookEvent, string | null>>
  failing_since: string | Date | null
  previous_secret_until: string | Date | null
  created_at: string | Date
}

/** Without the secrets: nobody reads them back. */
const FIELDS = [
  "id",
  "url",
  "description",
  "events",
  "is_active",
  "off_reason",
  "failing_since",
  "previous_secret_until",
  "created_at",
]

/** The endpoints, newest first. */
export async function readWebhooks(
  container: MedusaContainer,
  filters: { id?: string } = {},
): Promise<Webhook[]> {
  const pagination = { order: { created_at: "DESC" } }
  const rows = await graph<EndpointRow>(container, {
    entity: "webhook_endpoint",
    fields: FIELDS,
    filters,
    pagination,
  })
  return rows.map(({ id, url, description, events, is_active, off_reason, ...times }) => ({
    id,
    url,
    description,
    events: WEBHOOK_EVENTS.filter((event) => events[event]),
    is_active,
    off_reason,
    failing_since: isoTime(times.failing_since),
    previous_secret_until: isoTime(times.previous_secret_until),
    created_at: isoTime(times.created_at) ?? "",
  }))
}
