import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Change } from "../../../queries/audit/facts/changed-facts"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { writeEntries, type Audited } from "../record-changes"

export type WriteAuditEntriesInput = { audited: Audited; changes: Change[] }

export const writeAuditEntriesStepId = "write-audit-entries"

/** Tells of changes that are made already. Nothing to compensate: they stand, whatever follows. */
export const writeAuditEntriesStep = createStep(
  writeAuditEntriesStepId,
  async (written: WriteAuditEntriesInput, step) => {
    const entry_ids = await inOneTransaction(step, (transaction) =>
      writeEntries(step, transaction, written),
    )
    return new StepResponse({ entry_ids })
  },
)
