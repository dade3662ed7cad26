import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import path from "node:path"
import { shopEnvironment } from "./environment"

type Headers = { setHeader(name: string, value: string): void }

const PICTURE = /\.(webp|avif|png|jpe?g|svg)$/i
const RANDOM_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.webp$/
let files: ReturnType<typeof express.static> | undefined

/** Pictures of the data folder, and nothing else that lies there; an unknown one is a plain 404. */
export function serveUploads(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const notFound = (error?: unknown): void => {
    if (error) return next(error)
    res.status(404).type("text/plain").send("No such image")
  }
  if (!PICTURE.test(req.path)) return notFound()
  files ??= express.static(path.join(shopEnvironment().dataDir, "uploads"), {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: describePicture,
  })
  files(req, res, notFound)
}

function describePicture(res: Headers, file: string): void {
  // A name at random is never given to another picture; a drawing is made anew under its own.
  const forever = RANDOM_NAME.test(path.basename(file))
  res.setHeader(
    "cache-control",
    forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  )
  res.setHeader("x-content-type-options", "nosniff")
  // A drawing is SVG: opened as a page of its own it may colour itself and no more.
  res.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
}
