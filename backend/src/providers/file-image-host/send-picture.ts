import { z } from "@medusajs/framework/zod"
import { imageAddress } from "../../contract/product/picture/image-address"
import { ShopError } from "../../errors/shop-error"

export type ImageHost = { url: string; key: string; timeout_ms?: number }
export type Picture = { bytes: Buffer; filename: string; mimeType: string }

const TIMEOUT_MS = 20_000
const LONGEST_ANSWER = 64 * 1024

const answerSchema = z.object({
  success: z.literal(true),
  data: z.object({ url: imageAddress.refine((url) => !url.startsWith("/")) }),
})

/**
 * Posts a picture to the host as multipart (`image` and `key`) and answers the address that the
 * host gave it. The key goes in the body: addresses end up in logs. No error repeats it, or
 * anything that the host wrote.
 */
export async function sendPicture(host: ImageHost, picture: Picture): Promise<string> {
  const body = new FormData()
  body.set("key", host.key)
  body.set(
    "image",
    new Blob([new Uint8Array(picture.bytes)], { type: picture.mimeType }),
    picture.filename,
  )
  const { status, text } = await post(host, body)
  if (status >= 500) throw new ShopError("image_host_unavailable")
  const answer = answerSchema.safeParse(parse(text))
  if (status < 200 || status >= 300 || !answer.success) throw new ShopError("image_host_refused")
  return answer.data.data.url
}

/** One time limit for the request and its whole answer. A redirect is not followed: it would get the key. */
async function post(
  { url, timeout_ms = TIMEOUT_MS }: ImageHost,
  body: FormData,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout_ms)
  try {
    const response = await fetch(url, { method: "POST", body, redirect: "manual", signal })
    return { status: response.status, text: await beginningOf(response) }
  } catch {
    throw new ShopError("image_host_unavailable")
  }
}

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > LONGEST_ANSWER) return ""
  }
  return Buffer.concat(chunks).toString("utf8")
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
