import type { DeclaredField } from "../shop/declared-field"
import type { JsonSchema } from "./openapi-types"

/** What plugins declared of a shape: of a body that is whole, what must be there is in it. */
type Widening = { fields: readonly DeclaredField[]; isWhole?: boolean }

/** The same by the shape's name in the document. */
export type ShapeFields = Readonly<Record<string, Widening>>

const TYPES = {
  text: "string",
  choice: "string",
  date: "string",
  yesNo: "boolean",
  number: "number",
}

/** The shapes of answers and bodies with what plugins declared of them. */
export function withShapeFields(
  schemas: Record<string, JsonSchema>,
  shapes: ShapeFields,
): Record<string, JsonSchema> {
  const widened = Object.entries(shapes).flatMap(([name, { fields, isWhole = false }]) => {
    const schema = schemas[name]
    if (!schema || fields.length === 0) return []
    const properties = Object.fromEntries(fields.map((one) => [one.field, propertyOf(one)]))
    const needed = fields.filter(({ isRequired }) => isRequired && isWhole)
    const required = [...(schema.required ?? []), ...needed.map(({ field }) => field)]
    const wide = {
      ...schema,
      properties: { ...schema.properties, ...properties },
      ...(required.length > 0 && { required }),
    }
    return [[name, wide] as const]
  })
  return { ...schemas, ...Object.fromEntries(widened) }
}

function propertyOf({ kind, label, maxLength, choices }: DeclaredField): JsonSchema {
  return {
    type: TYPES[kind],
    description: label,
    ...(kind === "date" && { format: "date" }),
    ...(maxLength !== undefined && { maxLength }),
    ...(choices && { enum: choices }),
  }
}
