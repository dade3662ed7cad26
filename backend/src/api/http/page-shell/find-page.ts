import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductDetail } from "../../../contract/product/product"
import { PUBLIC_PAGES } from "../../../contract/shop/public-pages"
import { isStorefrontPath } from "../../../contract/shop/storefront-paths"
import { readFieldsById } from "../../../queries/field/fields-by-id"
import { readSuccessorOf } from "../../../queries/fitment/successors"
import { readSellable } from "../../../queries/product/products"
import { readAddsTax } from "../../../queries/shop/tax-basis"
import { shopEnvironment } from "../environment"
import type { PageHead } from "./page-head"
import { decoded } from "./decoded"
import { findVehiclePage, type FoundVehiclePage } from "./find-vehicle-page"
import { findPluginPage } from "./plugin-pages"
import { toProductDetail } from "../serializers/product"
import { productHead } from "./product-head"

type FoundPage = {
  status: 200 | 404
  head: PageHead
  /** The part that the page is of. */
  product?: ProductDetail
  /** Of a page of vehicles. */
  vehicles?: FoundVehiclePage
}

/** The part of the address is gone, and another took its place. */
type MovedPage = { movedTo: string }
type Asked = { path: string; category?: string }

const VEHICLES = /^\/vehicles(\/|$)/i
const PRODUCT = /^\/product\/([^/]+)\/?$/i

/**
 * The status and the head of the storefront's page at a path, or where it went; `category` narrows the
 * list of parts.
 */
export async function findPage(
  container: MedusaContainer,
  { path, category }: Asked,
): Promise<FoundPage | MovedPage> {
  const { publicUrl: origin, currency, vehicles } = shopEnvironment()
  const image = `${origin}/social-card.png`
  const id = PRODUCT.exec(path)?.[1]
  if (id !== undefined) {
    const [sellable, addsTax] = await Promise.all([
      readSellable(container, decoded(id)),
      readAddsTax(container),
    ])
    if (sellable) {
      const { product_id } = sellable
      const fields = (await readFieldsById(container, "product", [product_id])).get(product_id)
      const product = toProductDetail(sellable, { fields })
      const head = productHead({ product, origin, currency, addsTax })
      return { status: 200, head, product }
    }
    const successor = vehicles && (await readSuccessorOf(container, { id: decoded(id) }))
    if (successor) return { movedTo: `/product/${encodeURIComponent(successor.productId)}` }
  }
  const ofVehicles = vehicles && (await findVehiclePage(container, { path, origin, image }))
  if (ofVehicles) return { status: 200, head: ofVehicles.head, vehicles: ofVehicles }
  const bare = path === "/" ? path : path.replace(/\/$/, "")
  const page = PUBLIC_PAGES.find((one) => one.path.toLowerCase() === bare.toLowerCase())
  if (page) {
    const { path: address, title, description } = page
    const narrowed = address === "/showProduct" && category
    const query = narrowed ? `?category=${encodeURIComponent(category)}` : ""
    const canonical = `${origin}${address}${query}`
    return { status: 200, head: { title, description, canonical, image, type: "website" } }
  }
  const known = id === undefined && !VEHICLES.test(path) && isStorefrontPath(path, { vehicles })
  const added = findPluginPage(bare)
  const title = added?.title ?? (known ? "Your account" : "Page not found")
  return {
    status: known || added ? 200 : 404,
    head: { title, description: "Car parts by the carton.", image, type: "website" },
  }
}
