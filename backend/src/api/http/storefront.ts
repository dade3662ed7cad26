import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import path from "node:path"
import { isStorefrontPath } from "../../contract/storefront-paths"
import { shopEnvironment } from "./environment"

const SERVER_PATHS =
  /^\/(api|admin|store|auth|app|hooks|cloud|uploads|health|dev|sandbox-stripe|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/

type FileHandler = ReturnType<typeof express.static>
let files: FileHandler | undefined

/**
 * Serves the built storefront: its files, and its page for every address that it knows; unknown
 * addresses get the same page with status 404, where the router shows the not-found page.
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
    res.status(isStorefrontPath(req.path) ? 200 : 404)
    res.setHeader("cache-control", "no-cache")
    res.sendFile(path.join(storefrontDir, "index.html"))
  })
}

/** Files below /assets carry a hash of their content in their name. */
function cacheForever(res: { setHeader(name: string, value: string): void }, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`)
  res.setHeader(
    "cache-control",
    hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  )
}
