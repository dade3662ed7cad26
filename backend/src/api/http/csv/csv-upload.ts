import { createWriteStream } from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ShopError, wrongField } from "../../../errors/shop-error"
import { withIncomingFolder, withReceivedFiles } from "../images/incoming-image"
import { LARGEST_FILE, readOn } from "../images/multipart"

/**
 * Receives one file, as `text/csv` or as the multipart field `file`, and hands its place to `use`.
 * It is on disk, never in memory, and gone in the end. Refuses with 400, 413 or 415.
 */
export async function withUploadedFile(
  req: MedusaRequest,
  use: (path: string) => Promise<void>,
): Promise<void> {
  const type = req.headers["content-type"] ?? ""
  if (/^multipart\/form-data\s*(;|$)/i.test(type)) {
    const wanted = { field: "file", most: 1 }
    await withReceivedFiles(req, wanted, async ([file]) => use(file?.path ?? ""))
    return
  }
  if (!/^text\/csv\s*(;|$)/i.test(type)) {
    throw new ShopError("unsupported_media_type", { variant: "csv" })
  }
  await withReceivedBody(req, { largest: LARGEST_FILE, sentence: "file" }, use)
}

/** Bytes that a body may have, and which sentence of `body_too_large` says so. */
type Bound = { largest: number; sentence: "file" | "sync" }

/** The same for a body of any type that is the file itself. */
export async function withReceivedBody<Result>(
  req: MedusaRequest,
  bound: Bound,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  return withIncomingFolder(async (folder) => use(await receiveBody(req, { folder, ...bound })))
}

async function receiveBody(
  req: MedusaRequest,
  { folder, largest, sentence: variant }: Bound & { folder: string },
): Promise<string> {
  const file = path.join(folder, "upload.csv")
  let received = 0
  try {
    if (Number(req.headers["content-length"]) > largest)
      throw new ShopError("body_too_large", { variant })
    // A body that is refused is read on, so that the sender gets the answer.
    const target = createWriteStream(file, { flags: "wx" })
    await pipeline(req, limited, target, { end: true })
  } catch (error) {
    await readOn(req)
    throw error
  }
  if (received === 0) throw wrongField("file", "file is required")
  return file

  async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    for await (const bytes of body) {
      received += bytes.length
      if (received > largest) throw new ShopError("body_too_large", { variant })
      yield bytes
    }
  }
}
