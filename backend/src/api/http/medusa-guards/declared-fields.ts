import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { FIELD_OWNERS } from "../../../contract/shop/declared-field"
import { ShopError } from "../../../errors/shop-error"
import { declaredFields } from "../../../kit/registry/registry"
import { FIELDS_KEY } from "../../../queries/field/field-values"

/** As a key is written; in a text its quotes would be escaped. */
const NAMED = `"${FIELDS_KEY}":`

/**
 * What plugins declared comes in through the calls that check it: a body of /store names it nowhere,
 * neither a cart's nor its line's nor a customer's. Throws ShopError `forbidden`.
 */
export function refuseForgedFields(
  { body }: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (JSON.stringify(body ?? null).includes(NAMED)) throw new ShopError("forbidden")
  next()
}

/**
 * Medusa's answers reach rows by many ways, a product's by an order's line, and a star in `fields`
 * brings their metadata along: what staff alone read is taken out of the answer itself.
 */
export function hideStaffsFields(
  _req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const hidden = staffsFields()
  if (hidden.size > 0) {
    const json = res.json.bind(res)
    res.json = (body: unknown) => json(JSON.parse(withoutFields(body, hidden)))
  }
  next()
}

/** The names that staff alone read of something; another thing's of such a name is left out with it. */
function staffsFields(): ReadonlySet<string> {
  const fields = FIELD_OWNERS.flatMap((of) => declaredFields(of))
  const staffs = fields.filter(({ read }) => read.every((reader) => reader === "staff"))
  return new Set(staffs.map(({ told }) => told.field))
}

function withoutFields(body: unknown, hidden: ReadonlySet<string>): string {
  return JSON.stringify(body ?? null, (key, value: unknown) => {
    if (key !== FIELDS_KEY || typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.has(name)))
  })
}
