import { z } from "@medusajs/framework/zod"
import type { DeclaredField } from "../../contract/shop/declared-field"

type Shape = Pick<
  DeclaredField,
  "kind" | "isRequired" | "maxLength" | "minimum" | "maximum" | "choices"
>
type Json = z.core.JSONSchema.BaseSchema

/** How a form asks for what a schema takes; undefined for what no form of ours has. */
export function shapeOf(schema: z.ZodType): Shape | undefined {
  const json = jsonOf(schema)
  const kind = json && kindOf(json)
  if (!kind) return undefined
  const { maxLength, minimum, maximum } = json
  return {
    kind,
    isRequired: !schema.safeParse(undefined).success,
    ...(kind === "choice" && { choices: (json.enum ?? []).map(String) }),
    ...(kind === "text" && maxLength !== undefined && { maxLength }),
    ...(kind === "number" && { ...given({ minimum, maximum }) }),
  }
}

function jsonOf(schema: z.ZodType): Json | undefined {
  try {
    return z.toJSONSchema(schema, { io: "input" })
  } catch {
    return undefined
  }
}

function kindOf({ type, format, enum: choices }: Json): DeclaredField["kind"] | undefined {
  if (choices?.every((choice) => typeof choice === "string")) return "choice"
  if (type === "boolean") return "yesNo"
  if (type === "number" || type === "integer") return "number"
  if (type !== "string") return undefined
  return format === "date" ? "date" : "text"
}

/** zod bounds whole numbers by what a number can hold. */
function given(bounds: { minimum?: number; maximum?: number }) {
  const isMeant = ([, bound]: [string, number | undefined]) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  return Object.fromEntries(Object.entries(bounds).filter(isMeant))
}
