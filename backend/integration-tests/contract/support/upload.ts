import sharp from "sharp"
import type { Sent } from "./send"

/** The body and the headers that put a file into a multipart call. */
export async function upload(
  file: Buffer,
  { field = "image", name = "disc.png", type = "image/png" } = {},
): Promise<Pick<Sent, "body" | "headers">> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(file)], { type }), name)
  const encoded = new Response(form)
  const contentType = encoded.headers.get("content-type") ?? ""
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": contentType },
  }
}

/** A picture that the shop takes. */
export function picture(): Promise<Buffer> {
  const background = { r: 29, g: 79, b: 143 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
}
