import type { Request, Response } from "express"
import { answerErrorPage, wantsPage } from "./error-page"
import type { FailureAnswer } from "../../../errors/to-failure"

/** Seconds until a client should ask again for what passes by itself. */
const RETRY_AFTER = "2"

/** Answers a failure: to a browser that opens a page with a page, to all others with its body. */
export function answerFailure(
  req: Request & { requestId?: string },
  res: Response,
  { status, body }: FailureAnswer,
): void {
  res.status(status)
  if (status === 503 && !res.hasHeader("retry-after")) res.setHeader("retry-after", RETRY_AFTER)
  if (status >= 500 && wantsPage(req)) answerErrorPage(req, res)
  else res.json(status < 500 ? body : { ...body, requestId: req.requestId })
}
