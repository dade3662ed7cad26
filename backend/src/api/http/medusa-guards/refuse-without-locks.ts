import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { callOf } from "../validation/calls-at"
import { isRedisUnreachable } from "../redis-connection"
import { answerRedisGone } from "../errors/redis-gone"

const READS = ["GET", "HEAD", "OPTIONS"]
/** The calls of /api/v1 that wait for a lock, by the contract's ids. */
const LOCKED = [
  "signIn",
  "createUser",
  "updateUser",
  "deleteUser",
  "createProduct",
  "updateProduct",
  "deleteProduct",
]

/**
 * 503 at once, while Redis cannot be reached, for what changes things under Medusa's locks: its step
 * tries again after any failure, and would let staff wait for up to half a minute.
 */
export function refuseWithoutLocks(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const call = callOf(req)
  const locks = call ? LOCKED.includes(call.id) : !READS.includes(req.method)
  if (locks && isRedisUnreachable()) answerRedisGone(req, res)
  else next()
}
