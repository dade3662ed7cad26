import { MedusaError } from "@medusajs/framework/utils"

/** PostgreSQL's codes for a value that a caller chose and no column can hold. */
const DATA_EXCEPTIONS: ReadonlySet<unknown> = new Set([
  "22003", // a number out of range
  "22007", // not a date
  "22008", // a date out of range
  "22021", // a byte sequence that is no text
  "22P02", // not a number, uuid or JSON
  "22P05", // a sign that JSON cannot hold
])

/** MikroORM's words for a sort key that the client made up. */
const UNKNOWN_ORDER = "Trying to order by not existing property"

/**
 * A failed statement as the caller's fault, when it failed over a value and not over the statement;
 * undefined for every other error. The middleware cannot know each column's type on Medusa's own routes.
 */
export function refusedValue(error: unknown): MedusaError | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const badOrder = typeof message === "string" && message.startsWith(UNKNOWN_ORDER)
  if (!badOrder && !DATA_EXCEPTIONS.has(code)) return undefined
  return new MedusaError(MedusaError.Types.INVALID_DATA, "A value is out of its range or malformed")
}
