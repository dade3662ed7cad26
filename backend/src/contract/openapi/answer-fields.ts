import type { DeclaredField } from "../shop/declared-field"
import type { JsonSchema } from "./openapi-types"

/** What plugins declared of an answer's shape, by its name. */
export type AnswerFields = Readonly<Record<string, readonly DeclaredField[]>>

const TYPES = {
  text: "string",
  choice: "string",
  date: "string",
  yesNo: "boolean",
  number: "number",
}

/** The shapes of answers with what plugins declared of them, none of which an answer must have. */
export function withAnswerFields(
  schemas: Record<string, JsonSchema>,
  fields: AnswerFields,
): Record<string, JsonSchema> {
  const widened = Object.entries(fields).flatMap(([name, declared]) => {
    const schema = schemas[name]
    if (!schema || declared.length === 0) return []
    const properties = Object.fromEntries(declared.map((one) => [one.field, propertyOf(one)]))
    return [[name, { ...schema, properties: { ...schema.properties, ...properties } }] as const]
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
