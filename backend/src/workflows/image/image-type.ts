import { open } from "node:fs/promises"

export type ImageType = "png" | "jpeg" | "webp" | "avif"

const HEAD_LENGTH = 64

/** The type that a file's first bytes say; undefined for all that the shop does not take. */
export async function readImageType(path: string): Promise<ImageType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0)
    return imageTypeOf(buffer.subarray(0, bytesRead).toString("latin1"))
  } finally {
    await file.close()
  }
}

function imageTypeOf(head: string): ImageType | undefined {
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png"
  if (head.startsWith("\xff\xd8\xff")) return "jpeg"
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp"
  // heic is the same container with another codec, avis a sequence.
  if (/^....ftyp(avif|mif1.{4,}avif)/s.test(head)) return "avif"
  return undefined
}
