import type { FieldError } from "../../../contract/failure"
import { ShopError } from "../../../errors/shop-error"

const MESSAGES = {
  not_found: "There is no such address",
  method_not_allowed: "This address does not take this method",
  invalid_address: "This address is not well formed",
  invalid_json: "The body is not valid JSON",
  invalid_body: "The body cannot be read",
  body_too_large: "The body is larger than 100 kB",
  unsupported_media_type: "The body must be JSON",
  too_many_requests: "Too many requests. Try again in a moment.",
} as const

/** What the edge refuses by itself, before any route sees the request. */
export function refusal(code: keyof typeof MESSAGES): ShopError {
  return new ShopError({ code, message: MESSAGES[code] })
}

/** 400 that names the field to blame. */
export function badField(error: FieldError): ShopError {
  const message = error.field ? `${error.field} ${error.message}` : `The body ${error.message}`
  return new ShopError({ code: "invalid_input", message, errors: [error] })
}
