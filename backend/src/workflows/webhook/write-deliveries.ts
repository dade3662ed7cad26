import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { WebhookBody } from "../../contract/webhook/webhook-event"

export type NewDelivery = { endpoint_id: string; event_id: string; body: WebhookBody }

const MOST_BYTES = 64 * 1024

/** Milliseconds, as cursors of the log have them. */
const WRITE = `insert into webhook_delivery
    (id, endpoint_id, event_id, type, payload, state, last_error, next_attempt_at, created_at)
  select id, endpoint_id, event_id, type, payload,
    case when is_large then 'given_up' else 'pending' end,
    case when is_large then 'The event is larger than 64 kB' end,
    case when is_large then null else now() end,
    date_trunc('milliseconds', now())
  from jsonb_to_recordset(cast(:rows as jsonb)) as fresh(
    id text, endpoint_id text, event_id text, type text, payload text)
  cross join lateral (select octet_length(payload) > ${MOST_BYTES} as is_large) size
  on conflict (endpoint_id, event_id) where deleted_at is null do nothing`

/** Writes down what endpoints are to be sent, each event once for each of them. */
export async function writeDeliveries(database: Knex, deliveries: NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map(({ body, ...delivery }) => ({
    ...delivery,
    id: generateEntityId("", "whdel"),
    type: body.type,
    payload: JSON.stringify(body),
  }))
  await database.raw(WRITE, { rows: JSON.stringify(rows) })
}
