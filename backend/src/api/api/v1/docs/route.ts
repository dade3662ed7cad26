import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { docsPage } from "../../../http/docs/docs-page"
import { docsPolicy } from "../../../http/docs/docs-policy"
import { docsStyle } from "../../../http/docs/docs-style"
import { fontFaces } from "../../../http/docs/font-faces"
import { shopEnvironment } from "../../../http/environment"
import { shopOpenApi } from "../../../http/docs/openapi"
import {
  answerUnchanging,
  unchangingText,
  type UnchangingText,
} from "../../../http/response/immutable-answer"

let page: { answer: UnchangingText; policy: string } | undefined

export function GET(_req: MedusaRequest, res: MedusaResponse): void {
  page ??= makePage()
  // What answers with data gets from the middleware would keep the page's own style from it.
  res.setHeader("content-security-policy", page.policy)
  answerUnchanging(res, page.answer)
}

function makePage() {
  const { publicUrl: origin, storefrontDir } = shopEnvironment()
  const style = fontFaces(storefrontDir) + docsStyle
  const answer = unchangingText("html", docsPage(shopOpenApi(), { origin, style }))
  return { answer, policy: docsPolicy(style) }
}
