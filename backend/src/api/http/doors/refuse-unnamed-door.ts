import type { RequestHandler } from "express"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { ShopError } from "../../../errors/shop-error"
import { toFailure } from "../../../errors/to-failure"
import { answerFailure } from "../errors/answer-failure"
import { callsAt, isPluginCall } from "../validation/calls-at"

/** 404, before anything reads the request, for what no row of the table of doors names. */
export function refuseUnnamedDoor(
  isNamed: (asked: { method: string; path: string }) => boolean,
): RequestHandler {
  return (req, res, next) => {
    // A plugin's routes below /api/v1 are rows that it declares; their failures are the contract's.
    if (isPluginCall(req) && callsAt(req).length === 0) {
      answerFailure(req, res, toFailure(new ShopError("not_found")))
      return
    }
    if (isNamed(req)) return next()
    res.status(404).json({ type: "not_found", message: refusalSentence("not_found") })
  }
}
