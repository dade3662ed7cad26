import type { FieldError } from "../../../contract/failure"
import type { AdditionalData } from "../../../kit/registry/points"
import { declaredFields } from "../../../kit/registry/registry"
import type { FieldValues } from "../../../queries/field/field-values"
import { parsedField } from "../../../queries/field/parsed-field"
import { judgedFields, refusedFields } from "./own-fields"

/** A line of a body, and what complaints begin with. */
type SentLine = { sent: unknown; prefix: string }

const WRITING = { writers: ["owner"] } as const
const NONE: AdditionalData = {}

/**
 * What plugins declared of an order's lines, of each in their order; a body without `lines` is one
 * line itself. Throws 400 with each field that is missing or wrong: `lines.3.engraving`.
 */
export function readLineFields(body: unknown): AdditionalData[] {
  const lines = linesIn(body)
  const whole = lines
    ? lines.map((sent, place) => ({ sent, prefix: `lines.${place}.` }))
    : [{ sent: body, prefix: "" }]
  return judged(whole)
}

/**
 * The same of a cart's completion, whose `additional_data.lines` has them by the ids of the cart's
 * lines. A line that is not the cart's is complained of, too.
 */
export function readCartLineFields(
  sent: unknown,
  ids: readonly string[],
): Record<string, AdditionalData> {
  const key = "additional_data.lines"
  const given = (sent ?? {}) as Record<string, unknown>
  const strange = Object.keys(given).filter((id) => !ids.includes(id))
  if (strange.length > 0) {
    throw refusedFields(
      strange.map((id) => ({ field: `${key}.${id}`, message: "this cart has no such line" })),
    )
  }
  const values = judged(ids.map((id) => ({ sent: given[id], prefix: `${key}.${id}.` })))
  return Object.fromEntries(ids.map((id, place) => [id, values[place] ?? NONE]))
}

function judged(lines: readonly SentLine[]): AdditionalData[] {
  if (declaredFields("orderLine").length === 0) return lines.map(() => NONE)
  const errors: FieldError[] = []
  const values = lines.map(({ sent, prefix }) => {
    const line = judgedFields("orderLine", isObject(sent) ? sent : {}, WRITING)
    errors.push(...line.errors.map((one) => ({ ...one, field: prefix + one.field })))
    return given(line.values)
  })
  if (errors.length === 0) return values
  throw refusedFields(errors)
}

/** What of a preview's lines is filled in and right so far, by the parts that they name. */
export function lineFieldsFilledIn(body: unknown): Map<string, AdditionalData> {
  const asked = declaredFields("orderLine").filter(({ told }) => told.isAsked)
  if (asked.length === 0) return new Map()
  const lines = (linesIn(body) ?? []).filter(isObject)
  return new Map(
    lines.map((line) => {
      const filled = asked.flatMap((known) => {
        const { value, wrong } = parsedField(known, line[known.told.field])
        return wrong.length === 0 ? [[known.told.field, value] as const] : []
      })
      return [String(line.productId).trim(), given(Object.fromEntries(filled))] as const
    }),
  )
}

function given(values: FieldValues): AdditionalData {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function linesIn(body: unknown): unknown[] | undefined {
  const lines = isObject(body) ? body.lines : undefined
  return Array.isArray(lines) ? lines : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
