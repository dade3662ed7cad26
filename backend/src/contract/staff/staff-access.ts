import { z } from "@medusajs/framework/zod"
import { KEY_SCOPES } from "../key/key-scope"

export const staffSessionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  opened_at: z.string(),
  seen_at: z.string(),
  /** Of an IPv6 address the network's half. */
  address: z.string(),
  browser: z.string(),
  /** Whether it is the caller's. */
  is_current: z.boolean(),
})

/** A secret API key that opens /admin to a program. */
export const secretKeySchema = z.object({
  id: z.string(),
  title: z.string(),
  redacted: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  /** The mail of who made it, where it is known. */
  made_by: z.string().nullable(),
  /** False for a key that outlived its maker's role. */
  maker_is_staff: z.boolean(),
  /** What it is limited to; none for one that opens all of /admin. */
  scopes: z.array(z.enum(KEY_SCOPES)),
  outlives_maker: z.boolean(),
})

/** GET /admin/staff-access: who and what can enter Medusa Admin now. */
export const staffAccessSchema = z.object({
  sessions: z.array(staffSessionSchema),
  keys: z.array(secretKeySchema),
})

/**
 * POST /admin/staff-access/end: ends all sessions but the caller's own, and all tokens that were
 * given until now; of one person where it is named.
 */
export const endStaffAccessSchema = z.object({ user_id: z.string().optional() }).strict()

export type StaffSession = z.infer<typeof staffSessionSchema>
export type SecretKey = z.infer<typeof secretKeySchema>
export type StaffAccess = z.infer<typeof staffAccessSchema>
export type EndStaffAccess = z.infer<typeof endStaffAccessSchema>
