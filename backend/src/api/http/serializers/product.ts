import type { Product, ProductDetail } from "../../../contract/product/product"
import { ruleInForce } from "../../../contract/order/quantity-rule"
import { ladderOf, nextRung, unitPriceAt } from "../../../contract/product/price-ladder"
import {
  EVERYONE,
  type FieldValues,
  NO_FIELDS,
  readableValues,
  type Viewer,
} from "../../../queries/field/field-values"
import type { ListedPart, Sellable } from "../../../queries/product/sellable"
import { lineTotal } from "../../../queries/order/purchase/judge-line"

type Asked = {
  shopMinimum: number
  qty?: number | undefined
  /** What plugins declared of its product. */
  fields?: FieldValues | undefined
  viewer?: Viewer
}

/** A part as /api/v1 tells it; where a quantity is asked for, at its price. */
export function toProduct(
  sellable: ListedPart,
  { shopMinimum, qty, fields = NO_FIELDS, viewer = EVERYONE }: Asked,
): Product {
  const rule = ruleInForce(sellable.rule, shopMinimum)
  const ladder = ladderOf(sellable.rungs, rule)
  const price = (qty && unitPriceAt(sellable.rungs, qty)) ?? sellable.price
  return {
    ...readableValues("product", fields, viewer),
    _id: sellable.id,
    productName: sellable.name,
    description: sellable.description,
    price,
    qty: String(sellable.available),
    image: sellable.image,
    totalPrice: String(lineTotal(price, sellable.available)),
    sku: sellable.sku,
    category: sellable.category?.name ?? "",
    categoryHandle: sellable.category?.handle ?? "",
    minimumQuantity: rule.minimum,
    multiple: rule.multiple,
    // A part whose rule lets nothing through has its price all the same.
    ladder: ladder.length > 0 ? ladder : [{ from: rule.minimum, unitPrice: sellable.price }],
    ...(qty && { nextRung: nextRung(ladder, qty) }),
    averageRating: sellable.rating.average,
    ratingCount: sellable.rating.count,
  }
}

/** The same with its data sheet. */
export function toProductDetail(sellable: Sellable, asked: Asked): ProductDetail {
  return {
    ...toProduct(sellable, asked),
    attributes: sellable.attributes,
    oemNumbers: sellable.oem_numbers,
  }
}
