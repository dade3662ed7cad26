import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { FieldError } from "../../../contract/failure"
import { badField } from "./bad-field"
import { FORBIDDEN_TEXT } from "./forbidden-text"

const DEEPEST = 64

type Visit = { value: unknown; field: string; depth: number }

/**
 * The first value of a parsed JSON body that must not go further: text that PostgreSQL cannot keep,
 * or nesting that would exhaust the stack of whoever walks it. Null when there is none.
 */
export function findOddValue(body: unknown): FieldError | null {
  const open: Visit[] = [{ value: body, field: "", depth: 0 }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, field, depth } = visit
    if (typeof value === "string" && FORBIDDEN_TEXT.test(value)) {
      return { field, message: "must not hold a NUL sign or half a character" }
    }
    if (typeof value !== "object" || value === null) continue
    if (depth === DEEPEST) return { field, message: "is nested too deeply" }
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_TEXT.test(key)) return { field, message: "has a name with a forbidden sign" }
      open.push({ value: inner, field: field ? `${field}.${key}` : key, depth: depth + 1 })
    }
  }
  return null
}

/** Refuses a parsed body that no table could keep, by whatever route it came. */
export function validateBody(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const odd = findOddValue(req.body)
  next(odd ? badField(odd) : undefined)
}
