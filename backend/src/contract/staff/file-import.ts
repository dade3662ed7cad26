import { z } from "@medusajs/framework/zod"

/** What a page adds to the rows that it gives back; a file may have it, and nothing reads it. */
export const PROBLEM_COLUMN = "problem"

/** What calls that import a file take. */
export const importQuerySchema = z.object({
  dry_run: z
    .enum(["true", "false"], "dry_run must be true or false")
    .default("false")
    .transform((text) => text === "true"),
})

export const ROW_OUTCOMES = ["create", "update", "unchanged", "invalid"] as const

const rowResultSchema = z.object({
  /** Where the row begins in the file; the header is line 1. */
  line: z.number().int(),
  sku: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** `column` is null where the whole row is to blame. */
  problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
  /** The row as the file has it; of invalid rows alone, to be given back. */
  cells: z.array(z.string()).optional(),
})

const countsSchema = z.object({
  rows: z.number().int(),
  create: z.number().int(),
  update: z.number().int(),
  unchanged: z.number().int(),
  invalid: z.number().int(),
})

/**
 * The answer, a line of JSON each: what the file has, a result for each row as soon as it is known
 * (and done, in a real run), then the counts. Without the last line the import was broken off.
 */
export const importLineSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("file"),
    columns: z.array(z.string()),
    rows: z.number().int(),
    dry_run: z.boolean(),
  }),
  rowResultSchema.extend({ type: z.literal("row") }),
  countsSchema.extend({ type: z.literal("done") }),
  z.object({ type: z.literal("broken"), message: z.string() }),
])

export type RowResult = z.infer<typeof rowResultSchema>
export type ImportCounts = z.infer<typeof countsSchema>
export type ImportLine = z.infer<typeof importLineSchema>
