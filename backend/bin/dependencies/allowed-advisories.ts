import { z } from "@medusajs/framework/zod"

const day = z.iso.date()

/** `allowed-advisories.json`: what is known, looked at and left for a while. */
export const allowedSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string(),
    /** Why it does the shop no harm, or what stands against it meanwhile. */
    reason: z.string().min(20),
    since: day,
    /** The last day; after it the audit fails again. */
    until: day,
  }),
)

export type Allowed = z.infer<typeof allowedSchema>[number]
