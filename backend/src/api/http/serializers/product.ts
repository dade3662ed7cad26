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
import { NO_FITS, type Fits } from "../../../queries/fitment/fits"
import { NO_SUCCESSORS, type Successors } from "../../../queries/fitment/successors"
import type { ListedPart, Sellable } from "../../../queries/product/sellable"
import { expectedOf } from "./expected"
import { lineTotal } from "../../../queries/order/purchase/judge-line"

type Asked = {
  qty?: number | undefined
  /** What plugins declared of its product. */
  fields?: FieldValues | undefined
  viewer?: Viewer
  fits?: Fits
}

/** A part as /api/v1 tells it; where a quantity is asked for, at its price. */
export function toProduct(
  sellable: ListedPart,
  { qty, fields = NO_FIELDS, viewer = EVERYONE, fits = NO_FITS }: Asked,
): Product {
  const rule = ruleInForce(sellable.rule, sellable.shop_minimum)
  const ladder = ladderOf(sellable.rungs, rule)
  const price = (qty && unitPriceAt(sellable.rungs, qty)) ?? sellable.price
  return {
    ...readableValues("product", fields, viewer),
    _id: sellable.id,
    productName: sellable.name,
    description: sellable.description,
    price,
    qty: String(sellable.available),
    ...expectedOf(sellable),
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
    ...fits.get(sellable.variant_id),
  }
}

/** The same with its data sheet, and with what took its place. */
export function toProductDetail(
  sellable: Sellable,
  { successors = NO_SUCCESSORS, ...asked }: Asked & { successors?: Successors },
): ProductDetail {
  const successor = successors.get(sellable.variant_id)
  return {
    ...toProduct(sellable, asked),
    attributes: sellable.attributes,
    oemNumbers: sellable.oem_numbers,
    ...(successor && { successor }),
  }
}
