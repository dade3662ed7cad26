import type { FieldError } from "../../../contract/failure"
import { ShopError } from "../../../errors/shop-error"

/** 400 that names the field to blame, in the sentence too. */
export function badField(error: FieldError): ShopError {
  const complaint = error.field ? `${error.field} ${error.message}` : `The body ${error.message}`
  return new ShopError("invalid_input", { facts: { complaint }, errors: [error] })
}
