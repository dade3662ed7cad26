import type { z } from "@medusajs/framework/zod"
import { compiledSchema } from "../../contract/compiled-schema"
import type { StagedRow } from "../../queries/sync/staged-rows"
import { mapYielding } from "../product-import/batch/map-yielding"
import { type Batch, NO_PROBLEMS, type Outcome, type Problem } from "./outcome"
import { valueOf } from "./sent-row"

/** A row as its kind reads it; null where it says something else than it may. */
export type ReadRow<Value> = {
  staged: StagedRow
  key: string
  value: Value | null
  problems: readonly Problem[]
}

type Keyed = { sku?: unknown; email?: unknown; external_id?: unknown }

/** Reads a batch's rows by a kind's schema. */
export function readBatch<Schema extends z.ZodType<Keyed>>(
  { run, rows }: Batch,
  schema: Schema,
): Promise<ReadRow<z.infer<Schema>>[]> {
  const compiled = compiledSchema(schema)
  return mapYielding(rows, (staged) => {
    const sent = valueOf(staged.sent, run.file)
    if (typeof sent === "string") return faulty(staged, { key: "", message: sent })
    const { data, error } = compiled.safeParse(sent)
    const key = keyOf(data ?? sent)
    return error
      ? { staged, key, value: null, problems: error.issues.flatMap(problemsOf) }
      : { staged, key, value: data, problems: NO_PROBLEMS }
  })
}

function faulty(staged: StagedRow, { key, message }: { key: string; message: string }) {
  return { staged, key, value: null, problems: [{ field: "", message }] }
}

const LONGEST_KEY = 254

function keyOf({ sku, email, external_id }: Keyed): string {
  const key = [sku, email, external_id].find(
    (one) => typeof one === "number" || (typeof one === "string" && one.trim() !== ""),
  )
  return String(key ?? "")
    .trim()
    .slice(0, LONGEST_KEY)
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({ field, message: "is no field of such a row" }))
  }
  return [{ field: issue.path.join("."), message: issue.message }]
}

export function refused(
  { staged: { row }, key }: ReadRow<unknown>,
  problems: readonly Problem[],
): Outcome {
  return { row, key, status: "invalid", problems }
}

export type Versioned = { row: number; thing_id: string; version: number | undefined }

/** Which of some good rows counts for each thing: the newest version, then the last row. */
export function newestRows(rows: readonly Versioned[]): ReadonlyMap<string, Versioned> {
  const newest = new Map<string, Versioned>()
  for (const one of rows) {
    const version = newest.get(one.thing_id)?.version
    const isOlder = version !== undefined && one.version !== undefined && one.version < version
    if (!isOlder) newest.set(one.thing_id, one)
  }
  return newest
}

type Versions = {
  version: number | undefined
  known: number | undefined
  /** Which row of the batch counts for the thing. */
  newest: Versioned | undefined
}

/** Why a row is not taken though nothing is wrong with it; undefined where it is. */
export function staleness(
  { staged, key }: ReadRow<unknown>,
  { version, known, newest }: Versions,
): Outcome | undefined {
  const { row } = staged
  const outdated_by = newest && newest.row !== row ? newest.row : staged.outdated_by
  const stale = (message: string) => {
    return { row, key, status: "stale" as const, problems: [{ field: "", message }] }
  }
  if (outdated_by !== null) return { ...stale(`Line ${outdated_by} says it anew`), outdated_by }
  const isOlder = version !== undefined && known !== undefined && version < known
  return isOlder ? stale(`The shop has version ${known} already`) : undefined
}
