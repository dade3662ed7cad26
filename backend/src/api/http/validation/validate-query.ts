import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { badField } from "./bad-field"
import { callOf } from "./calls-at"

const WHOLE_NUMBER = /^\d{1,9}$/

/** Medusa's lists take `offset=-1` and `limit=1e99` as far as the database, and fail there. */
export function validatePage(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  for (const name of ["limit", "offset"]) {
    const value = req.query[name]
    if (typeof value !== "string" || WHOLE_NUMBER.test(value)) continue
    return next(
      new MedusaError(MedusaError.Types.INVALID_DATA, `${name} must be a whole number from 0`),
    )
  }
  next()
}

/**
 * Each of a call's query parameters is one text: `limit[a]=1` and a repeated `limit` are 400. Only
 * what the call's schema takes a list of may be repeated.
 */
export function validateQuery(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const shape = callOf(req)?.query?.shape ?? {}
  const odd = Object.entries(shape).find(([name, schema]) => {
    const value = req.query[name] ?? ""
    return typeof value !== "string" && !(isTexts(value) && takesSeveral(schema))
  })
  next(odd ? badField({ field: odd[0], message: "must be given once" }) : undefined)
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string")
}

function takesSeveral(schema: z.core.$ZodType): boolean {
  // A coerced number takes an empty list, too, and makes 0 of it.
  return Array.isArray(z.safeParse(schema, []).data)
}
