import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { docsPage } from "../../../http/docs/docs-page"
import { fontFaces } from "../../../http/docs/font-faces"
import { shopEnvironment } from "../../../http/environment"
import { shopOpenApi } from "../../../http/openapi"
import {
  answerUnchanging,
  unchangingText,
  type UnchangingText,
} from "../../../http/unchanging-answer"

let answer: UnchangingText | undefined

export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  answer ??= unchangingText("html", page())
  answerUnchanging(res, answer)
}

function page(): string {
  const { publicUrl, storefrontDir } = shopEnvironment()
  return docsPage(shopOpenApi(), { origin: publicUrl, fonts: fontFaces(storefrontDir) })
}
