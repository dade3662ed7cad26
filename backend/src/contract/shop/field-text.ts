import type { FieldKind } from "./declared-field"

/** A value as people read it; empty for none. Without a schema library: pages of the first load read it. */
export function fieldText(kind: FieldKind, value: unknown): string {
  if (value === undefined || value === null) return ""
  if (kind === "yesNo") return value === true ? "Yes" : "No"
  return String(value)
}
