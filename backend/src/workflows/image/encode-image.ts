import sharp, { type Metadata } from "sharp"
import { ShopError } from "../../errors/shop-error"
import { type ImageType, readImageType } from "./image-type"
import { oneAtATime } from "./one-at-a-time"

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2000
const QUALITY = 82
const TIME_LIMIT_S = 30
/** What it says it is does not count. */
const PICTURE = { variant: "picture", field: "image" } as const

// The cache keeps files open that are deleted a moment later.
sharp.cache(false)

/**
 * An uploaded file as a WebP picture of our own making: upright, at most 2,000 pixels a side, with
 * its transparency and without any metadata. Throws unsupported_media_type for what is not PNG,
 * JPEG, WebP or AVIF by content, invalid_image for a broken, animated or too large one.
 */
export async function encodeImage(path: string): Promise<Buffer> {
  const type = await readImageType(path)
  if (!type) throw new ShopError("unsupported_media_type", PICTURE)
  return oneAtATime(async () => {
    checkMetadata(await orBroken(readMetadata(path)), type)
    return orBroken(
      open(path)
        .autoOrient()
        .resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: "inside",
          withoutEnlargement: true,
        })
        .webp({ quality: QUALITY })
        .timeout({ seconds: TIME_LIMIT_S })
        .toBuffer(),
    )
  })
}

function open(path: string) {
  return sharp(path, { failOn: "warning", limitInputPixels: MOST_PIXELS, sequentialRead: true })
}

/** Of the header alone, so without the limit: a bomb is told what is wrong with it. */
function readMetadata(path: string): Promise<Metadata> {
  return sharp(path, { failOn: "warning", limitInputPixels: false }).metadata()
}

function checkMetadata({ format, compression, pages, width, height }: Metadata, type: ImageType) {
  const decoded = format === "heif" && compression === "av1" ? "avif" : format
  if (decoded !== type) throw new ShopError("unsupported_media_type", PICTURE)
  if ((pages ?? 1) > 1) {
    throw new ShopError("invalid_image", { variant: "animated", field: "image" })
  }
  if (width * height > MOST_PIXELS) {
    throw new ShopError("invalid_image", {
      variant: "too_large",
      facts: { limit: MOST_PIXELS / 1e6 },
      field: "image",
    })
  }
}

/** The decoder's own words hold paths of this machine. */
async function orBroken<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch {
    throw new ShopError("invalid_image", { field: "image" })
  }
}
