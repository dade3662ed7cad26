import sharp from "sharp"
import type { AskedSize } from "../../contract/product/picture/picture"

const WEBP_QUALITY = 78
/** AVIF's own scale; the effort at which it takes no longer than WebP. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: "4:2:0" }
const TIME_LIMIT_S = 20

/** A stored picture at a width, or at its own where it is narrower. Throws for what is no picture. */
export function resizeImage(file: string, { width, format }: AskedSize): Promise<Buffer> {
  const picture = sharp(file).resize({ width, withoutEnlargement: true })
  const encoded = format === "avif" ? picture.avif(AVIF) : picture.webp({ quality: WEBP_QUALITY })
  return encoded.timeout({ seconds: TIME_LIMIT_S }).toBuffer()
}
