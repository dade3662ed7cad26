import { HOME_LIST, WHOLE_LIST } from "../../../contract/shop/preloaded-calls"
import type { ProductDetail } from "../../../contract/product/product"
import type { ListedPart } from "../../../queries/product/sellable"
import { cardPictures, productPictures } from "./preload-pictures"
import type { PictureLink } from "./page-links"

/** What a page's script asks for as soon as it runs, and what of it is in sight at once. */
type FirstNeeds = {
  /** As below /api/v1. */
  calls: string[]
  pictures: PictureLink[]
}

type Asked = {
  path: string
  /** Whether the address narrows or sorts the list. */
  plain: boolean
  /** The part that the page is of. */
  product: ProductDetail | undefined
  /** The first ones of the list that the page is. */
  parts: readonly Pick<ListedPart, "image">[]
}

const HOME = /^\/$/
const LIST = /^\/showproduct\/?$/i
const CONFIG = "/config"

/** What the browser can fetch beside the page's scripts. */
export function preload({ path, plain, product, parts }: Asked): FirstNeeds {
  if (product) {
    const call = `/product/${encodeURIComponent(product._id)}`
    return { calls: [CONFIG, call], pictures: productPictures(product.image) }
  }
  // The home page's parts lie below its first screen.
  if (plain && HOME.test(path)) return { calls: [CONFIG, HOME_LIST], pictures: [] }
  if (plain && LIST.test(path)) {
    return { calls: [CONFIG, WHOLE_LIST], pictures: cardPictures(parts[0]?.image ?? "") }
  }
  return { calls: [], pictures: [] }
}
