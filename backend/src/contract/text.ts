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

/** PostgreSQL's text has no zero character, so nothing would match one and none can be kept. */
export function withoutZero<Text extends string | undefined>(text: Text): Text {
  return text?.replaceAll("\0", "") as Text
}

/**
 * The text with ASCII's letters small. Other alphabets stay as they are: a Kelvin sign would become
 * a k, and a look-alike somebody else's mail.
 */
export function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** A mail address as people type it: trimmed and in small letters, so that comparisons ignore case. */
export const mail = z
  .string({ error: "email is required" })
  .trim()
  .overwrite(inSmallLetters)
  .min(1, "email is required")
  .max(254, "email must be a valid address")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email must be a valid address")
