import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express, { type RequestHandler } from "express"
import fs from "node:fs"
import path from "node:path"
import { shopEnvironment } from "../environment"
import { acceptedEncoding } from "../response/accepted-encoding"
import { answerPage } from "./answer-page"

const ENDINGS = { br: ".br", gzip: ".gz" } as const

/** The built storefront's files, in the smallest form that the build left and the caller takes. */
function storefrontFiles(folder: string): RequestHandler {
  const serve = express.static(folder, { index: false, setHeaders: cacheForever })
  const packed = packedFiles(folder)
  return (req, res, next) => {
    const { url, path: asked } = req
    const encoding = packed.has(asked) ? acceptedEncoding(req, res) : undefined
    if (!encoding) return serve(req, res, next)
    res.type(path.extname(asked)).setHeader("content-encoding", encoding)
    req.url = url.replace(asked, asked + ENDINGS[encoding])
    serve(req, res, next)
  }
}

/** The addresses of all files that lie there compressed as well. */
function packedFiles(folder: string): Set<string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" })
  const files = names.map((name) => `/${name.split(path.sep).join("/")}`)
  return new Set(files.filter((file) => file.endsWith(".br")).map((file) => file.slice(0, -3)))
}

/** Files below /assets carry a hash of their content in their name. */
function cacheForever(res: { setHeader(name: string, value: string): void }, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`)
  res.setHeader(
    "cache-control",
    hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  )
}

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
