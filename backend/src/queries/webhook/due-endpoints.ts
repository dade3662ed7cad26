import type { MedusaContainer } from "@medusajs/framework/types"
import { readPrepared } from "../database/prepared-query"

const DUE = `select distinct due.endpoint_id as id
  from webhook_delivery due
  join webhook_endpoint endpoint on endpoint.id = due.endpoint_id
    and endpoint.is_active and endpoint.deleted_at is null
  where due.state in ('pending', 'failed') and due.next_attempt_at <= now()
    and due.deleted_at is null`

/** The ids of the endpoints that something is to be sent to now. */
export async function readDueEndpoints(container: MedusaContainer): Promise<string[]> {
  return (await readPrepared<{ id: string }>(container, DUE)).map(({ id }) => id)
}
