import { z } from "@medusajs/framework/zod"

/** What an ERP keeps of the shop, a call of its own each. */
export const SYNC_KINDS = ["products", "prices", "stock", "customers", "fitments"] as const

/** `stale`: an older version than the shop has, or one that a later row of the same file outdates. */
export const SYNC_STATUSES = ["created", "updated", "unchanged", "stale", "invalid"] as const

export const SYNC_STATES = ["receiving", "working", "done", "broken"] as const

export const SYNC_FORMATS = ["csv", "ndjson"] as const

const MOST_RUNS = 100

/** POST /admin/sync/{kind}. */
export const syncQuerySchema = z.object({
  dry_run: z
    .enum(["true", "false"], "dry_run must be true or false")
    .default("false")
    .transform((text) => text === "true"),
  /** When stock was counted; what was sold or sent since is taken off. Without it: now. */
  as_of: z.iso.datetime({ offset: true, error: "as_of must be an ISO time" }).optional(),
})

/** What became of a row, a line of JSON each. */
export const syncVerdictSchema = z.object({
  /** The line that the row begins at. */
  row: z.number().int(),
  /** By what the row names its thing: sku, mail or external_id. */
  key: z.string(),
  status: z.enum(SYNC_STATUSES),
  field: z.string().optional(),
  message: z.string().optional(),
  /** Where more than one field is to blame: all of them. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

const count = z.number().int()

/** A run in the manner of Medusa's admin API. */
export const syncRunSchema = z.object({
  id: z.string(),
  kind: z.enum(SYNC_KINDS),
  /** `broken` is also what a process left that was killed. */
  state: z.enum(SYNC_STATES),
  dry_run: z.boolean(),
  format: z.enum(SYNC_FORMATS),
  as_of: z.string(),
  rows: count,
  counts: z.object({
    created: count,
    updated: count,
    unchanged: count,
    stale: count,
    invalid: count,
  }),
  actor_kind: z.string(),
  actor_name: z.string(),
  /** Why it broke off. */
  message: z.string().nullable(),
  created_at: z.string(),
  /** When all rows had come in. */
  working_at: z.string().nullable(),
  ended_at: z.string().nullable(),
})

/** The last line of an answer: without it the rows behind the last one told are not known. */
export const syncEndSchema = z.object({ run: syncRunSchema })

/** GET /admin/sync/runs, the newest first. */
export const syncRunsQuerySchema = z.object({
  kind: z.enum(SYNC_KINDS, "kind must be one that POST /admin/sync takes").optional(),
  limit: z.coerce.number().int().min(1).max(MOST_RUNS).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

export const syncRunsSchema = z.object({
  runs: z.array(syncRunSchema),
  count,
  limit: count,
  offset: count,
})

export type SyncKind = (typeof SYNC_KINDS)[number]
export type SyncStatus = (typeof SYNC_STATUSES)[number]
export type SyncFormat = (typeof SYNC_FORMATS)[number]
export type SyncCounts = Record<SyncStatus, number>
export type SyncVerdict = z.infer<typeof syncVerdictSchema>
export type SyncRun = z.infer<typeof syncRunSchema>
export type SyncRuns = z.infer<typeof syncRunsSchema>
export type SyncRunsQuery = z.infer<typeof syncRunsQuerySchema>
