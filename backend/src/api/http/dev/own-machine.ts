import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isFromHere } from "../../../settings/network/own-machine"
import { shopEnvironment } from "../environment"

/** Whether a call comes from this very machine, and not from a proxy on it. */
export function isDirectlyFromHere({
  headers,
  socket,
}: Pick<MedusaRequest, "headers" | "socket">): boolean {
  const { remoteAddress } = socket
  return isFromHere({ headers, remoteAddress }, shopEnvironment().publicUrl)
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
