import { refusalSentence, type RefusalCode } from "../../contract/refusal-sentence"
import { ShopError } from "../../errors/shop-error"

/** Failures that pass by themselves, and that every door answers with 503 and Retry-After. */
export const TRANSIENT_CODES: ReadonlySet<string> = new Set<RefusalCode>([
  "database_unavailable",
  "overloaded",
])

const GONE = refusalSentence("database_unavailable")
const BUSY = refusalSentence("overloaded")
/** SQLSTATE 08: no connection; 57P01 to 57P03: shut down, crashed, not up yet; 53300: no place. */
const LOST = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** Words of pg and knex, whose errors have no code; knex puts the statement before them. */
const WORDS = [
  "Connection terminated( unexpectedly| due to connection timeout)?",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout expired",
  "Knex: Timeout acquiring a connection.*",
].join("|")
const LOST_WORDS = new RegExp(`(^| - )(${WORDS})$`, "s")
const LOST_STATEMENT = new RegExp(`^(select|insert|update|delete|with) .* - (${WORDS})$`, "s")

/**
 * A statement that failed because its connection did, or that never got one; undefined for every
 * other error. Medusa's sign-in hands on nothing but an error's message.
 */
export function databaseLoss(error: unknown): ShopError | undefined {
  const { code, message, type } = (error ?? {}) as Record<"code" | "message" | "type", unknown>
  if (message === BUSY) return new ShopError("overloaded")
  if (message === GONE || (typeof code === "string" && LOST.test(code))) {
    return new ShopError("database_unavailable")
  }
  // What has a type is a refusal, whose message may repeat what somebody wrote; of Medusa's sign-in
  // it may be the statement itself.
  const words = type === undefined ? LOST_WORDS : LOST_STATEMENT
  const lost = typeof message === "string" && words.test(message)
  return lost ? new ShopError("database_unavailable") : undefined
}
