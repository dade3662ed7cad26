import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { shopEnvironment } from "../environment"

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Whether a call comes from this very machine and no proxy says that it stands for another. */
export function isDirectlyFromHere(req: Pick<MedusaRequest, "headers" | "socket">): boolean {
  const direct = !req.headers["x-forwarded-for"] && !req.headers.forwarded
  return direct && LOOPBACK.test(req.socket.remoteAddress ?? "")
}

/**
 * Lets only callers of this very machine see what the embedded mode keeps for its developer; behind
 * a proxy, or with a real identity provider, there is no such address.
 */
export function requireOwnMachine(req: MedusaRequest): void {
  if (!isDirectlyFromHere(req) || shopEnvironment().identity.mode !== "embedded") {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "No such address")
  }
}
