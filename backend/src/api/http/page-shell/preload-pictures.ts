import {
  CARD_SIZES,
  SHEET_SIZES,
  inkOf,
  sourceSet,
  zoomOf,
} from "../../../contract/product/picture/picture"
import type { PictureLink } from "./page-links"

const LIGHT = "(prefers-color-scheme: light)"
const DARK = "(prefers-color-scheme: dark)"

/** What a part's page shows first, as its sheet asks for it. */
export function productPictures(image: string): PictureLink[] {
  const drawing = zoomOf(image, false)
  if (!drawing) return pictureLinks(image, SHEET_SIZES)
  return inBothInks({ href: drawing }, { href: zoomOf(image, true) ?? drawing })
}

/** What the first card of a list shows. */
export function cardPictures(image: string): PictureLink[] {
  return pictureLinks(image, CARD_SIZES)
}

/** Who chose an ink against the system's fetches one picture more than is shown. */
export function inBothInks(light: PictureLink, dark: PictureLink): PictureLink[] {
  return [
    { ...light, media: LIGHT },
    { ...dark, media: DARK },
  ]
}

function pictureLinks(image: string, sizes: string): PictureLink[] {
  if (!image) return []
  const [light, dark] = [inkOf(image, false), inkOf(image, true)]
  if (light === dark) return [pictureLink(image, sizes)]
  return inBothInks(pictureLink(light, sizes), pictureLink(dark, sizes))
}

/** A browser that does not know the type leaves the link alone. */
function pictureLink(href: string, sizes: string): PictureLink {
  const avif = sourceSet(href, "avif")
  const imagesrcset = avif ?? sourceSet(href, "webp")
  if (!imagesrcset) return { href }
  return { href, imagesrcset, imagesizes: sizes, ...(avif && { type: "image/avif" }) }
}
