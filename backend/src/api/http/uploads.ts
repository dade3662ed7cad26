import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import path from "node:path"
import { shopEnvironment } from "./environment"

let files: ReturnType<typeof express.static> | undefined

/** Images of the data folder; an unknown one is a plain 404. */
export function serveUploads(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  files ??= express.static(path.join(shopEnvironment().dataDir, "uploads"), {
    index: false,
    dotfiles: "deny",
    maxAge: "1h",
  })
  files(req, res, () => {
    if (res.headersSent) return next()
    res.status(404).type("text/plain").send("No such image")
  })
}
