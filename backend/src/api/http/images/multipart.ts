import { createWriteStream } from "node:fs"
import path from "node:path"
import type { Readable } from "node:stream"
import { finished, pipeline } from "node:stream/promises"
import type { MedusaRequest } from "@medusajs/framework/http"
import busboy, { type Busboy } from "busboy"
import { ShopError, wrongField } from "../../../errors/shop-error"

export type ReceivedFile = {
  path: string
  size: number
  /** What the client calls it. */
  filename: string
}

export type Reception = {
  field: string
  /** How many files the field may bring. */
  most: number
  /** Where they are written, each under a name of our own. */
  folder: string
}

export const LARGEST_FILE = 10 * 1024 * 1024
/** Of a message beside its files: fields that nobody reads, and boundaries. */
const LARGEST_REST = 1024 * 1024
const MOST_PARTS = 100
const READ_ON_MS = 10_000

/**
 * Writes the files of a multipart request to disk as they arrive, so that a large one is never in
 * memory. Other fields are read over. Refuses with 400, 413 or 415, once what is still on its way
 * was read over too: a connection that is closed on a sender takes the answer along.
 */
export async function receiveFiles(
  req: MedusaRequest,
  reception: Reception,
): Promise<ReceivedFile[]> {
  const { field } = reception
  try {
    const files = await receive(req, reception)
    const isMissing = files.length === 0 || files.some(({ size }) => size === 0)
    if (isMissing) throw wrongField(field, `${field} is required`)
    return files
  } catch (error) {
    await readOn(req)
    throw error
  }
}

async function receive(req: MedusaRequest, reception: Reception): Promise<ReceivedFile[]> {
  const { field, most, folder } = reception
  const largest = most * LARGEST_FILE + LARGEST_REST
  const parser = openParser(req, largest)
  const writing: Promise<ReceivedFile>[] = []
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on("file", (name, content, { filename = "" }) => {
      if (name !== field) return readOver(content)
      if (writing.length === most) {
        reject(wrongField(field, `${field} must be at most ${most} ${most > 1 ? "files" : "file"}`))
        return readOver(content)
      }
      content.once("limit", () => reject(new ShopError("body_too_large", { variant: "file" })))
      const file = write(content, path.join(folder, String(writing.length)))
      file.catch((error: Error) =>
        reject("syscall" in error ? error : new ShopError("invalid_multipart")),
      )
      writing.push(file.then((written) => ({ ...written, filename })))
    })
    // Not once: an ended parser may tell of the same fault again when it is destroyed.
    parser.on("error", () => reject(new ShopError("invalid_multipart")))
    parser.on("partsLimit", () => reject(new ShopError("invalid_multipart")))
    parser.on("close", resolve)
    req.once("close", () => req.complete || reject(new ShopError("invalid_multipart")))
    limitBytes(req, largest, () => reject(new ShopError("body_too_large", { variant: "file" })))
  })
  req.pipe(parser)
  try {
    await parsed
    return await Promise.all(writing)
  } finally {
    req.unpipe(parser)
    parser.destroy()
    await Promise.allSettled(writing)
  }
}

function openParser(req: MedusaRequest, largest: number): Busboy {
  const type = req.headers["content-type"] ?? ""
  if (!/^multipart\/form-data\s*(;|$)/i.test(type))
    throw new ShopError("unsupported_media_type", { variant: "multipart" })
  if (Number(req.headers["content-length"]) > largest)
    throw new ShopError("body_too_large", { variant: "file" })
  try {
    // One byte more than allowed: the parser tells of a limit when it is reached.
    const limits = { fileSize: LARGEST_FILE + 1, parts: MOST_PARTS }
    return busboy({ headers: req.headers, limits })
  } catch {
    throw new ShopError("invalid_multipart")
  }
}

async function write(content: Readable, file: string): Promise<{ path: string; size: number }> {
  const target = createWriteStream(file, { flags: "wx" })
  await pipeline(content, target)
  return { path: file, size: target.bytesWritten }
}

/** The parser ends an unfinished part with an error, which it tells of itself too. */
function readOver(content: Readable): void {
  content.on("error", () => undefined).resume()
}

function limitBytes(req: MedusaRequest, largest: number, onExceeded: () => void): void {
  let received = 0
  req.on("data", (chunk: Buffer) => {
    received += chunk.length
    if (received > largest) onExceeded()
  })
}

/** For a while: who sends on for longer loses the connection, and perhaps the answer. */
export async function readOn(req: MedusaRequest): Promise<void> {
  req.resume()
  await Promise.allSettled([
    finished(req, { writable: false, signal: AbortSignal.timeout(READ_ON_MS) }),
  ])
}
