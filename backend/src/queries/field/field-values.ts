import type { MedusaContainer } from "@medusajs/framework/types"
import type { FieldOwner } from "../../contract/shop/declared-field"
import { fieldText } from "../../contract/shop/field-text"
import { declaredFields, type FieldReader, type KnownField } from "../../kit/registry/registry"

/** Values of fields that plugins declared, by the field's name; one without a value is not there. */
export type FieldValues = Readonly<Record<string, unknown>>

/** Under what a row of Medusa's keeps them in its metadata. */
export const FIELDS_KEY = "shop_fields"

export const NO_FIELDS: FieldValues = {}

/** What of the given data is a declared field's. */
export function fieldValuesIn(of: FieldOwner, data: FieldValues): FieldValues {
  const fields = declaredFields(of)
  return fields.length === 0 ? NO_FIELDS : valuesOf(fields, data)
}

/** The part of a new row's metadata that keeps them; those of a plugin's own table are not there. */
export function metadataOf(of: FieldOwner, data: FieldValues): Record<string, FieldValues> {
  const values = valuesOf(
    declaredFields(of).filter(({ keep }) => !keep),
    data,
  )
  return Object.keys(values).length > 0 ? { [FIELDS_KEY]: values } : {}
}

/** Those that plugins keep in tables of their own. */
export function keptElsewhere(of: FieldOwner, data: FieldValues): FieldValues {
  const fields = declaredFields(of).filter(({ keep }) => keep)
  return valuesOf(fields, data)
}

type Row = { id: string; metadata?: Record<string, unknown> | null }

/**
 * The values of rows, in their order, from wherever their plugins keep them. What a cart brought is in
 * the metadata of its order in any case: nobody else is told of that order in time.
 */
export async function readFieldValues(
  container: MedusaContainer,
  of: FieldOwner,
  rows: readonly Row[],
): Promise<FieldValues[]> {
  const fields = declaredFields(of)
  if (fields.length === 0 || rows.length === 0) return rows.map(() => NO_FIELDS)
  const elsewhere = await readElsewhere(container, { fields, ids: rows.map(({ id }) => id) })
  return rows.map(({ id, metadata }) => ({
    ...valuesOf(fields, (metadata?.[FIELDS_KEY] ?? {}) as FieldValues),
    ...valuesOf(
      elsewhere.map(({ field }) => field),
      Object.fromEntries(elsewhere.map(({ field, values }) => [field.told.field, values.get(id)])),
    ),
  }))
}

type Asked = { fields: readonly KnownField[]; ids: string[] }

async function readElsewhere(container: MedusaContainer, { fields, ids }: Asked) {
  const read = fields.flatMap((field) =>
    field.keep ? [field.keep.read(ids, { container }).then((values) => ({ field, values }))] : [],
  )
  return Promise.all(read)
}

function valuesOf(fields: readonly KnownField[], data: FieldValues): FieldValues {
  const named = fields.map(({ told }) => [told.field, data[told.field]] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined && value !== null))
}

/** Whoever reads a thing, as what they do. */
export type Viewer = readonly FieldReader[]

/** Who is signed in. */
export type Caller = { customer_id: string; is_admin: boolean }

export const OWNER: Viewer = ["everyone", "owner"]
export const STAFF: Viewer = ["everyone", "staff"]
export const EVERYONE: Viewer = ["everyone"]

/** An administrator who buys is both. */
export function viewerOf(
  { customer_id, is_admin }: Caller,
  thing: { customer_id: string | null },
): Viewer {
  return viewerAs({ isOwner: thing.customer_id === customer_id, isStaff: is_admin })
}

/** The same of what is known of somebody by other means. */
export function viewerAs({ isOwner, isStaff }: { isOwner: boolean; isStaff: boolean }): Viewer {
  return [...(isOwner ? OWNER : []), ...(isStaff ? STAFF : []), "everyone"]
}

/** Those of the values that somebody may read. */
export function readableValues(of: FieldOwner, values: FieldValues, viewer: Viewer): FieldValues {
  return valuesOf(readableBy(of, viewer), values)
}

/** The same as people read them: label and text, in the order in which they were declared. */
export function fieldRows(
  of: FieldOwner,
  values: FieldValues,
  viewer: Viewer,
): [label: string, text: string][] {
  return readableBy(of, viewer).map(({ told: { label, kind, field } }) => [
    label,
    fieldText(kind, values[field]),
  ])
}

/** The fields of a thing that somebody may read. */
export function readableBy(of: FieldOwner, viewer: Viewer): readonly KnownField[] {
  return declaredFields(of).filter(({ read }) => read.some((one) => viewer.includes(one)))
}
