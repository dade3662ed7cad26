import type { DeclaredField, StaffField } from "@shop/contract/shop/declared-field"

/** What plugins declared in the shop that is played; a test fills it before it opens a page. */
export const declared = {
  fields: [] as DeclaredField[],
  /** What staff alone read, or write. */
  staffs: [] as StaffField[],
}

/** All that staff are told of. */
export function staffFields(): StaffField[] {
  const shown = declared.fields.filter(
    ({ of, field }) => !declared.staffs.some((one) => one.of === of && one.field === field),
  )
  return [...shown.map((field) => ({ ...field, isChangeable: true })), ...declared.staffs]
}

/** A body or an answer as the contract has it, with the fields that it was given beside that. */
export function withDeclared(known: unknown, given: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(given)) {
    return known.map((one, place) => withDeclared(one, given[place]))
  }
  if (!isObject(known) || !isObject(given)) return known
  const kept = staffFields().filter(({ field }) => field in given)
  return {
    ...Object.fromEntries(
      Object.entries(known).map(([name, value]) => [name, withDeclared(value, given[name])]),
    ),
    ...Object.fromEntries(kept.map(({ field }) => [field, given[field]])),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
