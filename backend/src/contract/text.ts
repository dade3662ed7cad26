import { z } from "@medusajs/framework/zod"

/** A required line of text; `message` is shown under the field when it is missing or blank. */
export function requiredText(message: string, maximum = 255) {
  return (
    z
      .string({ error: message })
      .trim()
      .min(1, message)
      .max(maximum, `must be at most ${maximum} characters`)
      // PostgreSQL cannot keep it.
      .refine((text) => !text.includes("\0"), "must not contain the zero character")
  )
}

/** A mail address as people type it: trimmed and in lower case, so that comparisons ignore case. */
export const mail = z
  .string({ error: "email is required" })
  .trim()
  .toLowerCase()
  .min(1, "email is required")
  .max(254, "email must be a valid address")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email must be a valid address")
