import sharp, { type Metadata } from "sharp"
import { ShopError } from "../../errors/shop-error"
import { type ImageType, readImageType } from "./image-type"
import { oneAtATime } from "./one-at-a-time"

/** Not one of the types that the shop takes; what it says it is does not count. */
function unsupportedImage(): ShopError {
  return refusal("unsupported_media_type", "The picture must be a PNG, JPEG, WebP or AVIF file")
}

/** Of a type that the shop takes, but not to be used; `message` says why. */
function invalidImage(message: string): ShopError {
  return refusal("invalid_image", message)
}

function refusal(code: string, message: string): ShopError {
  return new ShopError({ code, message, errors: [{ field: "image", message }] })
}

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2000
const QUALITY = 82
const TIME_LIMIT_S = 30

// The cache keeps files open that are deleted a moment later.
sharp.cache(false)

/**
 * An uploaded file as a WebP picture of our own making: upright, at most 2,000 pixels a side, with
 * its transparency and without any metadata. Throws unsupported_media_type for what is not PNG,
 * JPEG, WebP or AVIF by content, invalid_image for a broken, animated or too large one.
 */
export async function encodeImage(path: string): Promise<Buffer> {
  const type = await readImageType(path)
  if (!type) throw unsupportedImage()
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
  if (decoded !== type) throw unsupportedImage()
  if ((pages ?? 1) > 1) throw invalidImage("The picture is animated: send a still one")
  if (width * height > MOST_PIXELS) {
    throw invalidImage(`The picture has more than ${MOST_PIXELS / 1e6} megapixels`)
  }
}

/** The decoder's own words hold paths of this machine. */
async function orBroken<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch {
    throw invalidImage("The picture is broken and cannot be read to its end")
  }
}
