import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

export type PendingNote = {
  note_id: string
  order_id: string
  display_id: number
  text: string
  email: string
}

/** The key of the first mail about a note: there is at most one. */
export function noteMailKey(note_id: string): string {
  return `order-note:${note_id}`
}

const PENDING = `select n.id as note_id, n.order_id, o.display_id, n.text, o.email
  from order_note n
  join "order" o on o.id = n.order_id and o.deleted_at is null and not o.is_draft_order
  where n.created_at > now() - interval '1 day' and not n.is_internal and n.deleted_at is null
    and o.email is not null and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = 'order-note:' || n.id and deleted_at is null offset 0)
  order by n.created_at limit :limit`

/** Notes of the last day whose customer was not written to yet, the oldest first. */
export function readPendingNotes(
  container: MedusaContainer,
  limit: number,
): Promise<PendingNote[]> {
  return queryPrepared<PendingNote>(container, PENDING, { limit })
}
