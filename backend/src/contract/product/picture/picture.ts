/** In pixels; the only widths that the shop makes of a picture. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const
export const PICTURE_FORMATS = ["webp", "avif"] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export type AskedSize = { width: PictureWidth; format: PictureFormat }

/**
 * How wide a card's picture is shown, and a part's own, as `sizes` takes it. On a telephone a card's is
 * twice as wide as high, and the sheet's is told a little less than it is: a drawing's own margin needs
 * no pixels, and 661 of them would fetch 960.
 */
export const CARD_SIZES = "(min-width: 1024px) 26rem, (min-width: 640px) calc(50vw - 2rem), 60vw"
export const SHEET_SIZES = "(min-width: 1024px) 45rem, 88vw"

const SENT_BY_STAFF = /^\/uploads\/[\w-]+\.webp$/
const LIES_HERE = /^\/uploads\/drawings\/[\w.-]+\.webp$/
const DRAWING = /^(.*\/uploads\/drawings\/.+?)(?:\.dark)?\.(webp|avif|svg)$/
/** The width of a drawing as it lies there. */
const DRAWN_WIDTH = 640

/** The address of a drawing in the ink for a light or dark page; any other picture as it is. */
export function inkOf(image: string, dark: boolean): string {
  const [, stem, type] = DRAWING.exec(image) ?? []
  return stem && type ? `${stem}${dark ? ".dark" : ""}.${type}` : image
}

/** The same drawing as SVG, for a close look; null for a picture that is no drawing of ours. */
export function zoomOf(image: string, dark: boolean): string | null {
  const [, stem] = DRAWING.exec(image) ?? []
  return stem ? `${stem}${dark ? ".dark" : ""}.svg` : null
}

/**
 * A picture of the shop in all its widths, as `srcset` takes them; undefined for one that lies
 * elsewhere. Drawings are WebP alone: AVIF saves a twentieth of one and takes five times as long.
 */
export function sourceSet(image: string, format: PictureFormat): string | undefined {
  const drawn = LIES_HERE.test(image)
  if (drawn ? format === "avif" : !SENT_BY_STAFF.test(image)) return undefined
  return PICTURE_WIDTHS.map((width) => {
    const asItIs = drawn && width === DRAWN_WIDTH
    return `${asItIs ? image : pictureAddress(image, width, format)} ${width}w`
  }).join(", ")
}

/** The size that an address' parameters ask for; undefined where the shop makes none like it. */
export function askedSize({ width, format }: Record<string, unknown>): AskedSize | undefined {
  const known = PICTURE_WIDTHS.find((one) => String(one) === width)
  const made = PICTURE_FORMATS.find((one) => one === format)
  return known && made ? { width: known, format: made } : undefined
}

function pictureAddress(image: string, width: PictureWidth, format: PictureFormat): string {
  return `${image}?width=${width}&format=${format}`
}
