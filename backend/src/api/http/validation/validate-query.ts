import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { callOf } from "./calls-at"
import { badField } from "./bad-field"

/**
 * Each of a call's query parameters is one text: `limit[a]=1` and a repeated `limit` are 400. Only
 * what the call's schema takes a list of may be repeated.
 */
export function refuseOddQuery(
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
  return z.safeParse(schema, []).success
}
