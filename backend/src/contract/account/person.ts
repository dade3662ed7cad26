import { z } from "@medusajs/framework/zod"

/** The most rows of one kind that an export has; what is cut is named. */
export const MOST_EXPORTED = 10_000

/** What stands in the place of a mail that was erased. */
export const ERASED = "erased person"

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

/** Everything that the shop holds of one person, in the shop's own words for it. */
export const personDataSchema = z.object({
  email: z.string(),
  exported_at: z.string(),
  /** Kinds of which there is more than the export has. */
  incomplete: z.array(z.string()),
  /** What the identity provider holds, without keys of sign-in; null where it has no account. */
  account: z.record(z.string(), z.unknown()).nullable(),
  records: z.record(z.string(), rowsSchema),
})

export type PersonData = z.infer<typeof personDataSchema>

/** What an erasure did. */
export type Erasure = { email: string; orders: number; reviews: number }
