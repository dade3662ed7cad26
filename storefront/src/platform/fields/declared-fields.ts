import type { DeclaredField, FieldOwner } from "@shop/contract/shop/declared-field"
import { fieldText } from "@shop/contract/shop/field-text"
import { ApiError } from "../api/api-error"
import { useShopConfig } from "../shop-config"
import { useStaffFields } from "./staff-fields"

/**
 * The fields that the shop's plugins declared of a thing, for administrators also what staff alone
 * read; none until the shop has told them.
 */
export function useDeclaredFields(of: FieldOwner): readonly DeclaredField[] {
  const shown = useShopConfig()?.fields?.filter((field) => field.of === of) ?? []
  const staffs = useStaffFields().filter((field) => field.of === of)
  const isShown = ({ field }: DeclaredField) => shown.some((one) => one.field === field)
  return [...shown, ...staffs.filter((field) => !isShown(field))]
}

/** A thing as its call answers it, whose fields its own type does not name. */
export type WithFields = object

/** What a thing tells of a field, as people read it; empty where it tells nothing. */
export function textOfField({ kind, field }: DeclaredField, thing: WithFields): string {
  return fieldText(kind, Reflect.get(thing, field))
}

/** Whether all that the shop complained of stands at one of these fields. */
export function isAtFields(error: unknown, fields: readonly DeclaredField[]): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false
  // Of a line of many by its place: `lines.3.engraving`.
  const nameOf = (field: string) => field.replace(/^lines\.\d+\./, "")
  return error.errors.every(({ field }) => fields.some((one) => one.field === nameOf(field)))
}
