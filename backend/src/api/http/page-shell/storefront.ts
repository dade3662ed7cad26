import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { RequestHandler } from "express"
import { answerPage } from "./answer-page"
import { shopEnvironment } from "../environment"
import { storefrontFiles } from "./storefront-files"

const SERVER_PATHS =
  /^\/(api|admin|store|auth|app|hooks|cloud|uploads|health|dev|sandbox-stripe|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|sitemap\.xml|robots\.txt)(\/|$)/i

let files: RequestHandler | undefined

/**
 * Serves the built storefront: its files, and its page for every address that it knows; unknown
 * addresses and products get the same page with status 404, where the router shows the not-found
 * page.
 */
export function serveStorefront(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { storefrontDir } = shopEnvironment()
  const reads = req.method === "GET" || req.method === "HEAD"
  if (!storefrontDir || !reads || SERVER_PATHS.test(req.path)) return next()
  files ??= storefrontFiles(storefrontDir)
  void files(req, res, () => {
    answerPage(req, res, storefrontDir).catch(next)
  })
}
