import type { MedusaRequest } from "@medusajs/framework/http"
import {
  NO_SUCCESSORS,
  readSuccessorOf,
  readSuccessors,
  type Successors,
} from "../../queries/fitment/successors"
import { buyerOf } from "./auth/signed-in"
import { shopEnvironment } from "./environment"

/** What took the place of these variants, for the caller; nothing in a shop without vehicles. */
export function successorsFor(req: MedusaRequest, ids: readonly string[]): Promise<Successors> {
  if (!shopEnvironment().vehicles) return Promise.resolve(NO_SUCCESSORS)
  return readSuccessors(req.scope, { ids, buyer: buyerOf(req) })
}

/** What took the place of the part that the address names, which is sold no longer. */
export function successorOfAddress(req: MedusaRequest): ReturnType<typeof readSuccessorOf> {
  return readSuccessorOf(req.scope, { id: String(req.params.id), buyer: buyerOf(req) })
}
