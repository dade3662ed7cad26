import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { AuditedKind } from "../../contract/staff/audit-trail"
import { type Change, changedFacts } from "../../queries/audit/facts/changed-facts"
import { READ_FACTS } from "../../queries/audit/facts/read-facts"
import { holdNames } from "../transaction/hold-order"
import { inOneTransaction } from "../transaction/in-one-transaction"
import { auditLocks } from "./lock-audited"
import { type Audited, writeEntries } from "./record-changes"

type WriteAuditEntriesInput = {
  audited: { kind: AuditedKind; action: string }
  changes: Change[]
}

const writeAuditEntriesStepId = "write-audit-entries"

/** Tells of changes that are made already. Nothing to compensate: they stand, whatever follows. */
const writeAuditEntriesStep = createStep(
  writeAuditEntriesStepId,
  async (written: WriteAuditEntriesInput, step) => {
    const entry_ids = await inOneTransaction(step, (transaction) =>
      writeEntries(step, transaction, written),
    )
    return new StepResponse({ entry_ids })
  },
)

const recordCallChangesWorkflowId = "record-call-changes"

/** Writes into the trail what happened, or what a call of Medusa's own routes changed. */
export const recordCallChangesWorkflow = createWorkflow(
  recordCallChangesWorkflowId,
  (input: WriteAuditEntriesInput) => new WorkflowResponse(writeAuditEntriesStep(input)),
)

/**
 * Ends the watch: writes what changed since it began, where the call did anything at all. `made`:
 * things that the call made, which nobody could name before.
 */
export type EndAuditedCall = (succeeded: boolean, made?: readonly string[]) => Promise<void>

/**
 * Watches things while one of Medusa's own workflows changes them on connections of its own: it has
 * no step before its change that could say what was there. Held until it is closed, so that what
 * differs then is that call's. An order is held by its own guard already.
 */
export async function beginAuditedCall(
  container: MedusaContainer,
  audited: Audited,
): Promise<EndAuditedCall> {
  const letGo =
    audited.kind === "order" ? undefined : await holdNames(container, auditLocks(audited))
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const read = (made: readonly string[] = []) =>
    READ_FACTS[audited.kind](database, [...audited.ids, ...made])
  try {
    const before = await read()
    return async (succeeded, made) => {
      try {
        const changes = succeeded ? changedFacts(before, await read(made)) : []
        const input = { audited, changes }
        if (changes.length > 0) await recordCallChangesWorkflow(container).run({ input })
      } finally {
        await letGo?.()
      }
    }
  } catch (error) {
    await letGo?.()
    throw error
  }
}
