import type { MedusaContainer } from "@medusajs/framework/types"
import { type Webhook, WEBHOOK_EVENTS, type WebhookEvent } from "../../contract/webhook/webhook"
import { queryPrepared } from "../database/prepared-query"
import { queryGraph } from "../database/query-graph"
import { isoTime } from "../order/order-state"

const WANTED = `select distinct wanted.event
  from webhook_endpoint cross join lateral jsonb_each_text(events) wanted(event, since)
  where is_active and deleted_at is null and wanted.since is not null`

/** The types of events that any endpoint is to be told of. */
export async function readWantedEvents(container: MedusaContainer): Promise<Set<WebhookEvent>> {
  const rows = await queryPrepared<{ event: WebhookEvent }>(container, WANTED)
  return new Set(rows.map(({ event }) => event))
}

const DUE = `select distinct due.endpoint_id as id
  from webhook_delivery due
  join webhook_endpoint endpoint on endpoint.id = due.endpoint_id
    and endpoint.is_active and endpoint.deleted_at is null
  where due.state in ('pending', 'failed') and due.next_attempt_at <= now()
    and due.deleted_at is null`

/** The ids of the endpoints that something is to be sent to now. */
export async function readDueEndpoints(container: MedusaContainer): Promise<string[]> {
  return (await queryPrepared<{ id: string }>(container, DUE)).map(({ id }) => id)
}

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
  const rows = await queryGraph<EndpointRow>(container, {
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
