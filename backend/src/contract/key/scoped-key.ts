import { z } from "@medusajs/framework/zod"
import { KEY_SCOPES } from "./key-scope"

const LONGEST_TITLE = 100
const MOST_DAYS = 3650

const SCOPES = `scopes must be some of ${KEY_SCOPES.join(", ")}`
const DAYS = `expires_in_days must be a whole number from 1 to ${MOST_DAYS}`

const isScope = (name: string) => KEY_SCOPES.some((scope) => scope === name)

/** POST /admin/scoped-keys */
export const createScopedKeySchema = z
  .object({
    /** Under which the audit trail names what is done with it. */
    title: z
      .string("title is required")
      .trim()
      .min(1, "title is required")
      .max(LONGEST_TITLE, `title must be at most ${LONGEST_TITLE} characters`)
      .regex(/^\P{Cc}*$/u, "title must not contain control characters"),
    scopes: z
      .array(z.string(SCOPES), SCOPES)
      .refine((names) => names.length > 0 && names.every(isScope), SCOPES)
      .transform((names) => KEY_SCOPES.filter((scope) => names.includes(scope))),
    /** Without it the key is good until somebody ends it. */
    expires_in_days: z.number(DAYS).int(DAYS).min(1, DAYS).max(MOST_DAYS, DAYS).optional(),
    /** Whether it goes on when whoever made it is no administrator any more. */
    outlives_maker: z.boolean("outlives_maker must be true or false").default(false),
  })
  .strict()

/** A key that opens the doors of its scopes alone; its token is told once, when it is made. */
export const scopedKeySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The ends of its token, by which people know it. */
  redacted: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  outlives_maker: z.boolean(),
  /** The mail of who made it, where it is known. */
  made_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** Written down at most once a minute. */
  used_at: z.string().nullable(),
})

/** GET /admin/scoped-keys: those that open something, the newest first. */
export const scopedKeysSchema = z.object({ keys: z.array(scopedKeySchema) })

/** The answer of POST /admin/scoped-keys, the only one with the token. */
export const createdScopedKeySchema = z.object({ key: scopedKeySchema, token: z.string() })

export type CreateScopedKey = z.infer<typeof createScopedKeySchema>
export type ScopedKey = z.infer<typeof scopedKeySchema>
export type ScopedKeys = z.infer<typeof scopedKeysSchema>
export type CreatedScopedKey = z.infer<typeof createdScopedKeySchema>
