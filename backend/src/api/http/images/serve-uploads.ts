import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { askedSize } from "../../../contract/product/picture/picture"
import { shopEnvironment } from "../environment"
import { sendCompressed } from "../response/compression"
import { sizedPicture } from "./sized-picture"

type Headers = { setHeader(name: string, value: string): void }

const PICTURE = /\.(webp|avif|png|jpe?g|svg)$/i
/** What the shop itself wrote and may make smaller. */
const SIZED = /^\/((?:drawings\/)?[\w-][\w.-]*\.webp)$/
const DRAWING = /^\/(drawings\/[\w-][\w.-]*\.svg)$/
const RANDOM_NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(webp|avif)$/
let files: ReturnType<typeof express.static> | undefined

/**
 * Pictures of the data folder, and nothing else that lies there; an unknown one is a plain 404. One
 * of the shop's own comes in the size that `width` and `format` ask for, if it is a known size.
 */
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
  files ??= express.static(folders().uploads, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: describePicture,
  })
  const serveWhole = files
  sendSmaller(req, res)
    .then((sent) => (sent ? undefined : serveWhole(req, res, notFound)))
    .catch(next)
}

/** Whether there is less to send than the file as it lies there. */
async function sendSmaller(req: MedusaRequest, res: MedusaResponse): Promise<boolean> {
  const drawing = DRAWING.exec(req.path)?.[1]
  if (drawing) return sendDrawing(drawing, [req, res])
  const size = askedSize(req.query)
  const name = SIZED.exec(req.path)?.[1]
  if (!size || !name) return false
  const { uploads, sizes } = folders()
  const sized = await sizedPicture({ uploads, sizes }, { ...size, name })
  if (sized) {
    describePicture(res, sized)
    // Express' own table has no AVIF.
    res.type(`image/${size.format}`)
    res.sendFile(sized, { root: sizes, cacheControl: false })
  } else {
    // For now, or for good where it is unknown: the address without a size says which.
    res.setHeader("cache-control", "no-store")
    res.redirect(req.baseUrl + req.path)
  }
  return true
}

/** SVG is text: on the way it takes a fifth. */
async function sendDrawing(
  name: string,
  [req, res]: [MedusaRequest, MedusaResponse],
): Promise<boolean> {
  const file = path.join(folders().uploads, name)
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw error
  })
  if (text === undefined) return false
  describePicture(res, file)
  await sendCompressed(req, res.type("svg"), text)
  return true
}

function folders() {
  const { dataDir } = shopEnvironment()
  return { uploads: path.join(dataDir, "uploads"), sizes: path.join(dataDir, "cache/pictures") }
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
