import { z } from "@medusajs/framework/zod"

const MOST_ROWS = 100

/** Things that the trail follows: what was there before a change, and what after it. */
export const FACT_KINDS = [
  "role",
  "price",
  "stock",
  "order",
  "review",
  "quantity_rule",
  "settings",
  "person",
  "api_key",
] as const

/**
 * What happened, with no thing before and after: each other change of /admin, who came and read, and
 * what a file of an ERP's did.
 */
export const EVENT_KINDS = ["call", "sign_in", "export", "person_data", "sync"] as const

/** Things of vehicles: what changed is told by whoever changes them, since there are millions. */
export const VEHICLE_KINDS = ["vehicle", "fitment"] as const

export const AUDITED_KINDS = [...FACT_KINDS, ...VEHICLE_KINDS, ...EVENT_KINDS] as const

/**
 * Who does things: staff in Medusa Admin, an administrator or a customer in the shop, a program
 * with an API key, the shop itself, or somebody who is not signed in.
 */
export const ACTOR_KINDS = [
  "staff",
  "administrator",
  "customer",
  "api_key",
  "system",
  "guest",
] as const

const valuesSchema = z.record(z.string(), z.unknown()).nullable()

/** One entry of the trail, in the manner of Medusa's admin API. */
export const auditEntrySchema = z.object({
  id: z.string(),
  created_at: z.string(),
  actor_kind: z.enum(ACTOR_KINDS),
  actor_id: z.string().nullable(),
  /** Mail or title at the time; for the shop itself, what of it was at work. */
  actor_name: z.string(),
  kind: z.enum(AUDITED_KINDS),
  thing_id: z.string(),
  thing_name: z.string(),
  action: z.string(),
  /** What changed alone; null where there was nothing before, or is nothing after. */
  before: valuesSchema,
  after: valuesSchema,
  request_id: z.string().nullable(),
  /** The entry that this one undoes. */
  takes_back: z.string().nullable(),
  /** Whether another entry undoes this one: its change never held. */
  taken_back: z.boolean(),
})

/** A time of a filter, named in its message: Medusa answers the message alone. */
const time = (field: string) =>
  z.iso.datetime({ offset: true, error: `${field} must be an ISO time` }).optional()

/** GET /admin/audit-trail; `q` is in the names, the action or the thing's id. */
export const auditTrailQuerySchema = z.object({
  q: z.string().trim().max(200, "q must be at most 200 characters").optional(),
  kind: z.enum(AUDITED_KINDS, `kind must be one of ${AUDITED_KINDS.join(", ")}`).optional(),
  /** An actor's id, or one of their kinds. */
  actor: z.string().max(64, "actor must be at most 64 characters").optional(),
  thing_id: z.string().max(64, "thing_id must be at most 64 characters").optional(),
  from: time("from"),
  until: time("until"),
  limit: z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .max(MOST_ROWS, `limit must be at most ${MOST_ROWS}`)
    .default(20),
  cursor: z.string().max(200, "cursor must be the cursor of a page before").optional(),
})

/** So many entries are counted: one file of an ERP may bring a million. */
export const AUDIT_MOST_COUNTED = 10_000

export const auditTrailSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** At most AUDIT_MOST_COUNTED; `has_more`: there are others. */
  count: z.number().int(),
  has_more: z.boolean(),
  /** Where the next page begins; null on the last one. */
  next_cursor: z.string().nullable(),
})

export type FactKind = (typeof FACT_KINDS)[number]
export type AuditedKind = (typeof AUDITED_KINDS)[number]
export type ActorKind = (typeof ACTOR_KINDS)[number]
export type AuditEntryView = z.infer<typeof auditEntrySchema>
export type AuditTrailQuery = z.infer<typeof auditTrailQuerySchema>
export type AuditTrail = z.infer<typeof auditTrailSchema>
