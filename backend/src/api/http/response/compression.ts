import type { Request, Response } from "express"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { acceptedEncoding, type Encoding } from "./accepted-encoding"

/** Made for one answer: more would take longer than it saves on the way. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Sends a text as small as the caller takes it, 304 where he has these very bytes. Its type is set
 * before.
 */
export async function sendCompressed(req: Request, res: Response, text: string): Promise<void> {
  const encoding = acceptedEncoding(req, res)
  const body = await compressed(Buffer.from(text), encoding)
  if (encoding) res.setHeader("content-encoding", encoding)
  res.send(body)
}

/** The bytes in this encoding, or as they are. */
export async function compressed(bytes: Buffer, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === "br") return brotli(bytes, BROTLI)
  return encoding === "gzip" ? zip(bytes) : bytes
}
