import { isSameAmount, moneyText } from "../../../contract/money"
import type { QuantityRule } from "../../../contract/order/quantity-rule"
import { refusalOfAll, ShopError } from "../../../errors/shop-error"
import type { AdditionalData } from "../../../kit/registry/points"
import { judgeLine } from "../../../queries/order/purchase/judge-line"
import type { Sellable } from "../../../queries/product/sellable"
import { quantityRefusal } from "../quantity-refusal"

/** What refusals call the fields of a line. */
export type LineFields = { part: string; quantity: string; price: string }

/** A line as its buyer wants it. */
export type WantedLine = {
  /** A part is named by its id or, as the oldest clients do for their only line, by its unique name. */
  product_id?: string
  product_name: string
  quantity: number
  /** What the buyer saw, in major units. */
  seen_price: number
  /** Where they are not those of the specification's body. */
  fields?: LineFields
  /** What was sent of the fields that plugins declared of a line. */
  additional_data?: AdditionalData
}

/** What an order takes of a part; its description and the like would be copied from step to step. */
export type OrderedPart = Pick<
  Sellable,
  "id" | "variant_id" | "product_id" | "name" | "title" | "image" | "sku" | "inventory" | "expected"
>

/** A line that may be ordered: its price is the one that was checked. */
export type CheckedLine = {
  sellable: OrderedPart
  quantity: number
  /** Of one piece at this quantity, in major units. */
  unit_price: number
  /** Major units. */
  total: number
  /** Names the quantities that would do where the pieces are gone a moment later. */
  rule: QuantityRule
  /** What a refusal calls the quantity. */
  quantity_field: string
  /** What was sent of the fields that plugins declared of a line. */
  additional_data: AdditionalData
}

/** Those of the specification's body. */
export const SPEC_FIELDS: LineFields = { part: "productName", quantity: "qty", price: "price" }

/** What refusals call the fields of a line in a body of many. */
export function fieldsOfLine(place: number): LineFields {
  const field = (name: string) => `lines.${place}.${name}`
  return { part: field("productId"), quantity: field("qty"), price: field("price") }
}

type Found = {
  /** In the order of the lines; undefined for a part that is not sold. */
  parts: readonly (Sellable | undefined)[]
  shop_minimum: number
}

/**
 * What wanted lines come to. Throws the ShopError of the first that cannot be ordered, with the
 * fields of all such lines: `product_not_found`, `price_changed`, and `out_of_stock` and the like
 * where stock or rule do not allow the quantity.
 */
export function checkPurchase(
  wanted: readonly WantedLine[],
  { parts, shop_minimum }: Found,
): CheckedLine[] {
  const refusals: ShopError[] = []
  const checked = wanted.flatMap((line, place) => {
    const answer = checkLine(line, { sellable: parts[place], shop_minimum })
    if (!(answer instanceof ShopError)) return [answer]
    refusals.push(answer)
    return []
  })
  const refusal = refusalOfAll(refusals)
  if (refusal) throw refusal
  return checked
}

type Asked = { sellable: Sellable | undefined; shop_minimum: number }

function checkLine(line: WantedLine, { sellable, shop_minimum }: Asked): CheckedLine | ShopError {
  const { quantity, seen_price, fields = SPEC_FIELDS, additional_data = {} } = line
  if (!sellable) {
    const errors = [{ field: fields.part, message: "no such product" }]
    return new ShopError("product_not_found", { errors })
  }
  const { rule, problem, unit_price, total } = judgeLine(sellable, { quantity, shop_minimum })
  if (problem) return quantityRefusal(problem, { ...rule, field: fields.quantity })
  if (!isSameAmount(seen_price, unit_price, sellable.currency_code)) {
    const price = moneyText(unit_price, sellable.currency_code)
    const errors = [{ field: fields.price, message: `the price is ${price}` }]
    return new ShopError("price_changed", { facts: { price }, errors })
  }
  const amounts = { quantity, unit_price, total, rule }
  const quantity_field = fields.quantity
  return { sellable: orderedPart(sellable), ...amounts, quantity_field, additional_data }
}

function orderedPart(part: Sellable): OrderedPart {
  const { id, variant_id, product_id, name, title, image, sku, inventory, expected } = part
  return { id, variant_id, product_id, name, title, image, sku, inventory, expected }
}
