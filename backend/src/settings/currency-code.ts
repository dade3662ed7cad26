import { z } from "@medusajs/framework/zod"

const known = new Set(Intl.supportedValuesOf("currency"))

/** An ISO 4217 code in any case, kept in small letters as Medusa does. */
export const currencyCode = z
  .string()
  .refine((text) => known.has(text.toUpperCase()), {
    error: "must be the three-letter code of a currency, like usd",
  })
  .toLowerCase()
