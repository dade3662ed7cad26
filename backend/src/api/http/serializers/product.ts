import type { Product, ProductDetail } from "../../../contract/product/product"
import { ruleInForce } from "../../../contract/order/quantity-rule"
import type { ListedPart, Sellable } from "../../../queries/product/sellable"
import { orderTotal } from "../../../workflows/order/place/check-purchase"

export function toProduct(sellable: ListedPart, shopMinimum: number): Product {
  const rule = ruleInForce(sellable.rule, shopMinimum)
  return {
    _id: sellable.id,
    productName: sellable.name,
    description: sellable.description,
    price: sellable.price,
    qty: String(sellable.available),
    image: sellable.image,
    totalPrice: String(orderTotal(sellable.price, sellable.available)),
    sku: sellable.sku,
    category: sellable.category?.name ?? "",
    categoryHandle: sellable.category?.handle ?? "",
    minimumQuantity: rule.minimum,
    multiple: rule.multiple,
    averageRating: sellable.rating.average,
    ratingCount: sellable.rating.count,
  }
}

export function toProductDetail(sellable: Sellable, shopMinimum: number): ProductDetail {
  return {
    ...toProduct(sellable, shopMinimum),
    attributes: sellable.attributes,
    oemNumbers: sellable.oem_numbers,
  }
}
