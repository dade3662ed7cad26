/**
 * Whether a `line` is one that a plugin added, in SQL: no part, so that nobody hides a part by what
 * the line of a cart brings along as metadata.
 */
export const IS_ADDED = "(line.variant_id is null and line.metadata -> 'added_by' is not null)"

type Marked = { variant_id: string | null; metadata?: Record<string, unknown> | null }

/** The same of an item as Medusa's graph answers it: what it was added for; undefined for others. */
export function addedFor({ variant_id, metadata }: Marked): { line_id: string | null } | undefined {
  const mark = metadata?.added_by as { line_id?: unknown } | null | undefined
  if (variant_id !== null || !mark) return undefined
  return { line_id: typeof mark.line_id === "string" ? mark.line_id : null }
}
