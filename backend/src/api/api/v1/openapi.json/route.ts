import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopOpenApi } from "../../../http/docs/openapi"
import {
  answerUnchanging,
  unchangingText,
  type UnchangingText,
} from "../../../http/response/immutable-answer"

let answer: UnchangingText | undefined

export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  answer ??= unchangingText("json", JSON.stringify(shopOpenApi()))
  answerUnchanging(res, answer)
}
