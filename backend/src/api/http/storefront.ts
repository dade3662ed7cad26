import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import path from "node:path"
import { readShopSettings, shopFacts } from "../../queries/shop-settings"
import { shopEnvironment } from "./environment"
import { findPage } from "./find-page"
import { storefrontPage } from "./storefront-page"

const SERVER_PATHS =
  /^\/(api|admin|store|auth|app|hooks|cloud|uploads|health|dev|sandbox-stripe|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|sitemap\.xml|robots\.txt)(\/|$)/i

type FileHandler = ReturnType<typeof express.static>
let files: FileHandler | undefined

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
  files ??= express.static(storefrontDir, { index: false, setHeaders: cacheForever })
  files(req, res, () => {
    answerPage(req, res, storefrontDir).catch(next)
  })
}

async function answerPage(req: MedusaRequest, res: MedusaResponse, folder: string): Promise<void> {
  const { category } = req.query
  const settings = await readShopSettings(req.scope)
  const { status, head } = await findPage(req.scope, {
    path: req.path,
    settings,
    ...(typeof category === "string" && { category }),
  })
  res.status(status)
  res.setHeader("cache-control", "no-cache")
  res.type("html").send(storefrontPage(folder, head, shopFacts(settings)))
}

/** Files below /assets carry a hash of their content in their name. */
function cacheForever(res: { setHeader(name: string, value: string): void }, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`)
  res.setHeader(
    "cache-control",
    hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  )
}
