import type { Audited } from "../audit/record-changes"

type Told = { action: string; entry_ids: readonly string[] }

/**
 * What the trail tells of a change to whose a customer is. It names no mail: an erasure finds a
 * person by the mail of today, and must leave nothing.
 */
export function tellOfAccount(customer_id: string, { action, entry_ids }: Told) {
  const audited: Audited & { entry_ids: readonly string[] } = {
    kind: "person",
    ids: [customer_id],
    action,
    entry_ids,
  }
  const change = { thing_id: customer_id, thing_name: customer_id, before: null, after: null }
  return { audited, changes: [change] }
}
