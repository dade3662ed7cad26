import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { HOME_LIST, WHOLE_LIST } from "../../../contract/shop/preloaded-calls"
import { productListQuerySchema, type ProductDetail } from "../../../contract/product/product"
import { readSellablePage } from "../../../queries/product/products"
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
}

const HOME = /^\/$/
const LIST = /^\/showproduct\/?$/i
const CONFIG = "/config"

/** What the browser can fetch beside the page's scripts. */
export async function preload(
  container: MedusaContainer,
  { path, plain, product }: Asked,
): Promise<FirstNeeds> {
  if (product) {
    const call = `/product/${encodeURIComponent(product._id)}`
    return { calls: [CONFIG, call], pictures: productPictures(product.image) }
  }
  // The home page's parts lie below its first screen.
  if (plain && HOME.test(path)) return { calls: [CONFIG, HOME_LIST], pictures: [] }
  if (plain && LIST.test(path)) {
    const pictures = cardPictures(await firstImage(container))
    return { calls: [CONFIG, WHOLE_LIST], pictures }
  }
  return { calls: [], pictures: [] }
}

/** The picture of the list's first card; the page's own call tells what is wrong with the list. */
async function firstImage(container: MedusaContainer): Promise<string> {
  try {
    const page = await readSellablePage(container, productListQuerySchema.parse({ limit: "1" }))
    return page?.sellables[0]?.image ?? ""
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`A page goes without its first picture: ${String(error)}`)
    return ""
  }
}
