import type { MedusaContainer } from "@medusajs/framework/types"
import type { SyncKind, SyncStatus, SyncVerdict } from "../../contract/sync/sync-run"
import type { StagedRow } from "../../queries/sync/staged-rows"
import type { Actor, AuditedStep } from "../audit/actor-of"
import type { Step } from "../transaction/in-one-transaction"
import type { SentFile } from "./sent-row"

export type Problem = { field: string; message: string }

/** Of a good row, as most are. */
export const NO_PROBLEMS: readonly Problem[] = []

/** What became of a row. */
export type Outcome = {
  row: number
  /** By what it names its thing. */
  key: string
  status: SyncStatus
  problems: readonly Problem[]
  /** Of a stale row: the row that says it anew. */
  outdated_by?: number
}

export type RunInHand = {
  id: string
  kind: SyncKind
  is_dry_run: boolean
  /** An ISO time: when stock was counted where a row does not say it. */
  as_of: string
  file: SentFile
  /** Who sent it, asked once: it has a thousand batches. */
  actor: Actor
}

/** A run whose rows are all there. */
export type RunAtWork = RunInHand & { row_count: number }

export type Batch = { run: RunInHand; rows: readonly StagedRow[] }

/** What would become of rows at this moment; nothing is changed. */
export type JudgeBatch = (
  container: MedusaContainer,
  batch: Batch,
) => Promise<{ outcomes: Outcome[] }>

/**
 * Does what rows say in one transaction and tells other programs of it, or throws and does nothing; in
 * a dry run it does nothing either.
 */
export type SettleBatch = (step: AuditedStep & Step, batch: Batch) => Promise<Outcome[]>

/** As the answer tells it: the first of several problems stands for all. */
export function verdictOf({ row, key, status, problems }: Outcome): SyncVerdict {
  const [first] = problems
  if (!first) return { row, key, status }
  return {
    ...{ row, key, status },
    message: first.message,
    ...(first.field && { field: first.field }),
    ...(problems.length > 1 && { errors: [...problems] }),
  }
}

/** What is wrong with a row, as one sentence. */
export function complaintOf(problems: readonly Problem[]): string {
  return problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join("; ")
}
