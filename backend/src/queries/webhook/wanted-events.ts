import type { MedusaContainer } from "@medusajs/framework/types"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import { readPrepared } from "../database/prepared-query"

const WANTED = `select distinct wanted.event
  from webhook_endpoint cross join lateral jsonb_each_text(events) wanted(event, since)
  where is_active and deleted_at is null and wanted.since is not null`

/** The types of events that any endpoint is to be told of. */
export async function readWantedEvents(container: MedusaContainer): Promise<Set<WebhookEvent>> {
  const rows = await readPrepared<{ event: WebhookEvent }>(container, WANTED)
  return new Set(rows.map(({ event }) => event))
}
