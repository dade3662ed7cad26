import type { FactKind } from "../../contract/staff/audit-trail"
import { holdEachName } from "../../locks/advisory-lock"
import { auditLock } from "../../locks/locks"
import type { SharedTransaction } from "../transaction/in-one-transaction"

type Named = { kind: FactKind; ids: readonly string[] }

/**
 * The names under which a thing's changes come one after the other, so that each entry begins where
 * the one before it ended. An order's is its own lock.
 */
export function auditLocks({ kind, ids }: Named): string[] {
  return [...ids].sort().map((id) => (kind === "order" ? id : auditLock(kind, id)))
}

/** Holds them to the end of the transaction. */
export async function lockAudited({ database }: SharedTransaction, audited: Named): Promise<void> {
  await holdEachName(database, auditLocks(audited))
}
