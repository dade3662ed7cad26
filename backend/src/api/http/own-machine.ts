import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { shopEnvironment } from "./environment"

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Lets only callers of this very machine see what the embedded mode keeps for its developer; behind
 * a proxy, or with a real identity provider, there is no such address.
 */
export function requireOwnMachine(req: MedusaRequest): void {
  const direct = !req.headers["x-forwarded-for"] && !req.headers.forwarded
  const near = LOOPBACK.test(req.socket.remoteAddress ?? "")
  if (!direct || !near || shopEnvironment().identity.mode !== "embedded") {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "No such address")
  }
}
