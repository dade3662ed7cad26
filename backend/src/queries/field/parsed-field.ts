import type { FieldError } from "../../contract/failure"
import type { KnownField } from "../../kit/registry/registry"

/** A value as its plugin wants it, null for none; or each thing that is wrong with it. */
export function parsedField(
  { schema, told }: KnownField,
  sent: unknown,
): { value: unknown; wrong: FieldError[] } {
  const { data, error } = schema.safeParse(isNone(sent) ? undefined : sent)
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({
    field: [told.field, ...path].join("."),
    message,
  }))
  return { value: data ?? null, wrong }
}

/** Forms send an empty text for nothing. */
function isNone(sent: unknown): boolean {
  return sent === null || (typeof sent === "string" && sent.trim() === "")
}
