import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

/** What an entry of one hour may be one of: who did what to which thing, from where. */
export type Told = {
  kind: string
  action: string
  actor_id: string | null
  thing_id: string
  /** The caller's address, where it matters. */
  from: string | null
}

const TOLD = `select exists (select from audit_entry
    where thing_id = :thing_id and kind = :kind and action = :action
      and actor_id is not distinct from cast(:actor_id as text)
      and (cast(:from as text) is null or after ->> 'from' = :from)
      and created_at > now() - interval '1 hour' and deleted_at is null) as told`

/** Whether the trail has such an entry of the last hour. */
export async function wasToldLately(container: MedusaContainer, entry: Told): Promise<boolean> {
  const [row] = await queryPrepared<{ told: boolean }>(container, TOLD, entry)
  return row?.told ?? false
}
