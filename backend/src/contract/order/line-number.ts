import { z } from "@medusajs/framework/zod"

/** The place of a line in an order's `lines`, counted from 1; clients may send it as text. */
export const lineNumber = z
  .union([z.number(), z.string()], { error: "line must be a whole number from 1" })
  .transform((value) => String(value).trim())
  .refine((text) => /^[1-9]\d{0,3}$/.test(text), "line must be a whole number from 1")
  .transform(Number)
