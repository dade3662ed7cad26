import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { answerRefusal } from "./answer-refusal"

type Handler = (req: AuthenticatedMedusaRequest, res: MedusaResponse) => Promise<void>

/** A route of staff whose refusals, those of its schemas too, are answered with the fields to blame. */
export function answeringRefusals(handle: Handler) {
  return async (
    req: AuthenticatedMedusaRequest,
    res: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    try {
      await handle(req, res)
    } catch (error) {
      answerRefusal(error, { res, next })
    }
  }
}
