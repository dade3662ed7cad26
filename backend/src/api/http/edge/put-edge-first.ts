import type { Express } from "express"
import { answerOwnOrigin } from "./cors"
import { nameRequest } from "./request-id"
import { refuseBadAddress } from "./refuse-bad-address"
import { secureAnswer } from "./secure-answer"

/** The layers that every answer of the one origin has passed, its errors and 404s included. */
export function putEdgeFirst(app: Express): void {
  app.disable("x-powered-by")
  app.use(nameRequest)
  app.use(secureAnswer)
  app.use("/api/v1", answerOwnOrigin)
  app.use(refuseBadAddress)
}
