import type { MedusaContainer } from "@medusajs/framework/types"
import type { EVENT_KINDS } from "../../contract/staff/audit-trail"
import { wasToldLately } from "../../queries/audit/told-lately"
import { recordCallChangesWorkflow } from "./audited-call"
import { CALLER, type Caller } from "./caller"

/** Something that happened: who did it is in the container's scope. */
export type AuditEvent = {
  kind: (typeof EVENT_KINDS)[number] | "api_key"
  action: string
  thing_id: string
  thing_name: string
  /** What else there is to tell; `from` is the caller's address. */
  after?: Record<string, unknown>
}

const HOUR_MS = 60 * 60_000
const REMEMBERED = 5000
const toldAt = new Map<string, number>()

/** Writes an entry of what happened. */
export async function recordEvent(
  container: MedusaContainer,
  { kind, action, thing_id, thing_name, after = {} }: AuditEvent,
): Promise<void> {
  const changes = [{ thing_id, thing_name, before: null, after }]
  await recordCallChangesWorkflow(container).run({ input: { audited: { kind, action }, changes } })
}

/**
 * The same for what happens all the time: the first of an hour is told, by whom, of what thing and
 * from where. Mostly that is a look into this process' memory.
 */
export async function recordHourly(container: MedusaContainer, event: AuditEvent): Promise<void> {
  const caller = container.resolve<Caller | undefined>(CALLER, { allowUnregistered: true })
  const { kind, action, thing_id, after } = event
  const from = typeof after?.from === "string" ? after.from : null
  const told = { kind, action, actor_id: caller?.id ?? null, thing_id, from }
  const name = JSON.stringify(told)
  const before = toldAt.get(name)
  if (before !== undefined && Date.now() - before < HOUR_MS) return
  if (toldAt.size >= REMEMBERED) toldAt.clear()
  // Noted first: two calls at once leave one entry.
  toldAt.set(name, Date.now())
  try {
    if (!(await wasToldLately(container, told))) await recordEvent(container, event)
  } catch (error) {
    toldAt.delete(name)
    throw error
  }
}
