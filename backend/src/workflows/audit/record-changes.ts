import type { AuditedKind, FactKind } from "../../contract/staff/audit-trail"
import { changedFacts, type Change } from "../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../queries/audit/facts/read-facts"
import type { SharedTransaction, Step } from "../transaction/in-one-transaction"
import { copyRows } from "../transaction/copy-rows"
import { newId } from "../transaction/new-id"
import { actorOf, type AuditedStep } from "./actor-of"
import { lockAudited } from "./lock-audited"

export type Audited = {
  kind: FactKind
  /** As READ_FACTS reads the kind: members, products, inventory items, orders, reviews. */
  ids: readonly string[]
  /** A word for people: promoted, delivered, hidden. */
  action: string
}

type Undone = Audited & { entry_ids: readonly string[] }

export type Recorded<Result> = { result: Result; entry_ids: string[] }

/**
 * Does a task in a transaction and writes into the trail what it changed, in the same one: both are
 * there or neither is. A change that changes nothing leaves no entry, so repeats leave one.
 */
export async function recordChanges<Result>(
  step: AuditedStep & Step,
  [transaction, audited]: [SharedTransaction, Audited | Undone],
  task: () => Promise<Result>,
): Promise<Recorded<Result>> {
  const { database } = transaction
  const read = READ_FACTS[audited.kind]
  await lockAudited(transaction, audited)
  const before = await read(database, audited.ids)
  const result = await task()
  const changes = changedFacts(before, await read(database, audited.ids))
  const entry_ids = await writeEntries(step, transaction, { audited, changes })
  return { result, entry_ids }
}

type Written = {
  audited: { kind: AuditedKind; action: string } | Undone
  changes: Change[]
}

const APPEND = `copy audit_entry (id, thing_id, thing_name, before, after, takes_back, kind, action,
  actor_kind, actor_id, actor_name, request_id, created_at, updated_at) from stdin`

/** Appends entries for changes that this transaction, or one before it, made, by one COPY. */
export async function writeEntries(
  step: AuditedStep & Step,
  { database }: Pick<SharedTransaction, "database">,
  { audited, changes }: Written,
): Promise<string[]> {
  if (changes.length === 0) return []
  const { kind, action } = audited
  const undone = "entry_ids" in audited ? audited.entry_ids : []
  const actor = await actorOf(step, database)
  // To the millisecond, as cursors of lists name it.
  const now = new Date().toISOString()
  const alike = [kind, action, actor.kind, actor.id, actor.name, actor.request_id, now, now]
  const ids = changes.map(() => newId("aud"))
  const rows = changes.map(({ thing_id, thing_name, before, after }, at) => {
    return [ids[at] ?? "", thing_id, thing_name, jsonOf(before), jsonOf(after), undone[at] ?? null]
  })
  await copyRows(database, APPEND, { rows, alike })
  return ids
}

function jsonOf(values: Change["after"]): string | null {
  return values && JSON.stringify(values)
}
