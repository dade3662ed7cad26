import type { Part } from "../../../contract/staff/part"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"
import { dataSheetOf } from "../../../workflows/product-import/row/row-cells"

/** A variant as the form for parts shows it. */
export function toPart(product: CsvProduct): Part {
  const { key, variant_id, thumbnail, images, inventory, available, rule } = product
  const counted = inventory.length > 0
  const none = { minimum: null, maximum: null, multiple: null, carton: null }
  return {
    product_id: product.product_id,
    variant_id,
    has_siblings: product.has_siblings,
    currency_code: product.currency_code,
    is_stock_counted: counted,
    sku: key === variant_id ? "" : key,
    title: product.title,
    description: product.description ?? "",
    category: product.categories,
    price: product.price?.amount ?? null,
    stock: counted ? available : null,
    ...(rule ?? none),
    status: product.status,
    // The one that cards show comes first, also where the gallery has it elsewhere or not at all.
    images: [...new Set([...(thumbnail ? [thumbnail] : []), ...images])],
    ...dataSheetOf(product),
    ean: product.ean ?? "",
    weight: product.weight === null ? null : Number(product.weight),
    origin: product.origin_country ?? "",
    hs_code: product.hs_code ?? "",
  }
}
