import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeliveryState, WebhookDelivery } from "../../contract/webhook/webhook"
import { queryGraph } from "../database/query-graph"
import { readPage, type Page, type PageOf } from "../database/cursor-pagination"
import { isoTime } from "../order/order-state"

const TIMES = ["next_attempt_at", "last_attempt_at", "delivered_at", "created_at"] as const

type DeliveryRow = Omit<WebhookDelivery, "created_at"> & { created_at: string | Date }

const LIST = {
  entity: "webhook_delivery",
  fields: [
    ...["id", "event_id", "type", "payload", "state", "attempts"],
    ...["last_status", "last_error", "last_answer", ...TIMES],
  ],
}

/** A page of what an endpoint was sent and is to be sent, newest first. */
export function readDeliveryPage(
  container: MedusaContainer,
  filters: { endpoint_id: string; state?: DeliveryState },
  page: Page,
): Promise<PageOf<DeliveryRow>> {
  return readPage<DeliveryRow>(container, { ...LIST, filters }, page)
}

export async function readDelivery(
  container: MedusaContainer,
  id: string,
): Promise<DeliveryRow | undefined> {
  return (await queryGraph<DeliveryRow>(container, { ...LIST, filters: { id } }))[0]
}

/** A delivery as staff see it. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event_id, type, payload, state, attempts, last_status, last_error, last_answer } = row
  return {
    ...{ id, event_id, type, payload, state, attempts, last_status, last_error, last_answer },
    next_attempt_at: isoTime(row.next_attempt_at),
    last_attempt_at: isoTime(row.last_attempt_at),
    delivered_at: isoTime(row.delivered_at),
    created_at: isoTime(row.created_at) ?? "",
  }
}
