import { callsForVehicle, HOME_LIST, WHOLE_LIST } from "../../../contract/shop/preloaded-calls"
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
  /** The vehicle that the address narrows the list to, and nothing else does. */
  vehicle: ReturnType<typeof onlyVehicleOf>
  /** The part that the page is of. */
  product: ProductDetail | undefined
  /** What a page of vehicles asks for, as below /api/v1. */
  vehicles?: { call: string } | undefined
  /** The first ones of the list that the page is. */
  parts: readonly Pick<ListedPart, "image">[]
}

const NAMES = ["vehicle", "built"]

/** The vehicle that a list's query names, where it asks for nothing else. */
export function onlyVehicleOf(query: Record<string, unknown>) {
  const { vehicle, built = "" } = query
  const isOther = Object.keys(query).some((name) => !NAMES.includes(name))
  if (isOther || typeof vehicle !== "string" || typeof built !== "string") return undefined
  return { vehicle, built }
}

const HOME = /^\/$/
const LIST = /^\/showproduct\/?$/i
const CONFIG = "/config"

/** What the browser can fetch beside the page's scripts. */
export function preload({ path, plain, vehicle, product, vehicles, parts }: Asked): FirstNeeds {
  if (product) {
    const call = `/product/${encodeURIComponent(product._id)}`
    return { calls: [CONFIG, call], pictures: productPictures(product.image) }
  }
  if (vehicles) return { calls: [CONFIG, vehicles.call], pictures: [] }
  // The home page's parts lie below its first screen.
  if (plain && HOME.test(path)) return { calls: [CONFIG, HOME_LIST], pictures: [] }
  if (plain && LIST.test(path)) {
    return { calls: [CONFIG, WHOLE_LIST], pictures: cardPictures(parts[0]?.image ?? "") }
  }
  if (vehicle && LIST.test(path)) {
    const pictures = cardPictures(parts[0]?.image ?? "")
    return { calls: [CONFIG, ...callsForVehicle(vehicle)], pictures }
  }
  return { calls: [], pictures: [] }
}
