import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductDetail } from "../../../contract/product/product"
import { PUBLIC_PAGES } from "../../../contract/shop/public-pages"
import type { ShopSettings } from "../../../contract/shop/shop-settings"
import { isStorefrontPath } from "../../../contract/shop/storefront-paths"
import { readFieldsById } from "../../../queries/field/fields-by-id"
import { readSellable } from "../../../queries/product/products"
import { readAddsTax } from "../../../queries/shop/tax-basis"
import { shopEnvironment } from "../environment"
import type { PageHead } from "./page-head"
import { findPluginPage } from "./plugin-pages"
import { toProductDetail } from "../serializers/product"
import { productHead } from "./product-head"

type FoundPage = {
  status: 200 | 404
  head: PageHead
  /** The part that the page is of. */
  product?: ProductDetail
}
type Asked = { path: string; category?: string; settings: ShopSettings }

const PRODUCT = /^\/product\/([^/]+)\/?$/i

/** The status and the head of the storefront's page at a path; `category` narrows the list of parts. */
export async function findPage(
  container: MedusaContainer,
  { path, category, settings }: Asked,
): Promise<FoundPage> {
  const { publicUrl: origin, currency } = shopEnvironment()
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
      const shopMinimum = settings.minimum_order_quantity
      const product = toProductDetail(sellable, { shopMinimum, fields })
      const head = productHead({ product, origin, currency, addsTax })
      return { status: 200, head, product }
    }
  }
  const bare = path === "/" ? path : path.replace(/\/$/, "")
  const page = PUBLIC_PAGES.find((one) => one.path.toLowerCase() === bare.toLowerCase())
  if (page) {
    const { path: address, title, description } = page
    const narrowed = address === "/showProduct" && category
    const query = narrowed ? `?category=${encodeURIComponent(category)}` : ""
    const canonical = `${origin}${address}${query}`
    return { status: 200, head: { title, description, canonical, image, type: "website" } }
  }
  const known = id === undefined && isStorefrontPath(path)
  const added = findPluginPage(bare)
  const title = added?.title ?? (known ? "Your account" : "Page not found")
  return {
    status: known || added ? 200 : 404,
    head: { title, description: "Car parts by the carton.", image, type: "website" },
  }
}

/** A broken escape names no product. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
