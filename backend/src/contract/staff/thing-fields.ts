import type { StaffField } from "../shop/declared-field"

/** A field that a plugin declared, with what a thing has there, as staff see it. */
export type ThingField = StaffField & {
  /** Null for none. */
  value: unknown
}

/** GET and POST /admin/{things}/{id}/fields; a body names fields, and null takes a value away. */
export type ThingFields = { fields: ThingField[] }

/** GET /admin/orders/{id}/line-fields: those of each line that is a part. */
export type LineFields = { lines: (ThingFields & { id: string; title: string; sku: string })[] }
