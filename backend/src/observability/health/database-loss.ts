import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"

const UNAVAILABLE = "database_unavailable"
const OVERLOADED = "overloaded"

/** Failures that pass by themselves, and that every door answers with 503 and Retry-After. */
export const PASSING_CODES: ReadonlySet<string> = new Set([UNAVAILABLE, OVERLOADED])

const GONE = "The shop cannot reach its database. Try again in a moment."

export function databaseUnavailable(): ShopError {
  return new ShopError({
    code: UNAVAILABLE,
    message: GONE,
    type: MedusaError.Types.UNEXPECTED_STATE,
  })
}

export function overloaded(): ShopError {
  return new ShopError({
    code: OVERLOADED,
    message: BUSY,
    type: MedusaError.Types.UNEXPECTED_STATE,
  })
}

const BUSY = "The shop has more to do than it can. Try again in a moment."
/** SQLSTATE 08: no connection; 57P01 to 57P03: shut down, crashed, not up yet; 53300: no place. */
const LOST = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** Words of pg and knex, whose errors have no code; knex puts the statement before them. */
const WORDS =
  /(^| - )(Connection terminated( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired|Knex: Timeout acquiring a connection.*)$/s

/**
 * A statement that failed because its connection did, or that never got one; undefined for every
 * other error. Medusa's sign-in hands on nothing but an error's message.
 */
export function databaseLoss(error: unknown): ShopError | undefined {
  const { code, message, type } = (error ?? {}) as Record<"code" | "message" | "type", unknown>
  if (message === BUSY) return overloaded()
  if (message === GONE || (typeof code === "string" && LOST.test(code))) {
    return databaseUnavailable()
  }
  // What has a type is a refusal, whose message may repeat what somebody wrote.
  const lost = type === undefined && typeof message === "string" && WORDS.test(message)
  return lost ? databaseUnavailable() : undefined
}
