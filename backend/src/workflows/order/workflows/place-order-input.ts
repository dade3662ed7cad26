import type { QuantityRule } from "../../../contract/order/quantity-rule"
import type { LineFacts } from "../../../queries/order/line-facts"
import type { Sellable } from "../../../queries/product/sellable"
import type { SellingShop } from "../../../queries/shop/selling-shop"
import type { NewOrder } from "../new-order"
import type { ReadTaxLinesInput, TaxRate } from "../steps/read-tax-lines"
import type { WriteOrderInput } from "../steps/write-order"

export type PlaceOrderInput = {
  customer_id: string
  name: string
  email: string
  phone: string
  address: string
  product_id?: string
  product_name: string
  quantity: number
  seen_price: number
  seen_total?: number
  shop_minimum: number
  /** The part as it was read a moment ago; it is looked up where it is missing. */
  sellable?: Sellable
  /** The client's name for this purchase, kept with the order. */
  idempotency_key?: string
  /** An order of the demo: nobody is told of it by mail. */
  is_demo?: true
}

type TaxContext = {
  input: PlaceOrderInput
  shop: SellingShop
  sellable: Sellable
  facts: LineFacts
}

/** What decides on the taxes of a purchase. */
export function taxInput({ input, shop, sellable, facts }: TaxContext): ReadTaxLinesInput {
  return {
    has_taxes: shop.has_taxes,
    customer: { id: input.customer_id, email: input.email },
    country_code: shop.country_code,
    currency_code: shop.currency_code,
    line: {
      product_id: sellable.product_id,
      ...(facts.product_type_id && { product_type_id: facts.product_type_id }),
      quantity: input.quantity,
      unit_price: sellable.price,
    },
    shipping_option_id: shop.shipping_option.id,
  }
}

type OrderContext = TaxContext & {
  checked: { total: number; rule: QuantityRule }
  taxes: { line: TaxRate[]; shipping: TaxRate[] }
}

/** What is to be written for a purchase that was checked: its price is the one that was checked. */
export function writeOrderInput({ checked, ...context }: OrderContext): WriteOrderInput {
  return { order: { ...orderOf(context), total: checked.total }, rule: checked.rule }
}

function orderOf(context: Omit<OrderContext, "checked">): Omit<NewOrder, "total"> {
  const { input, shop, sellable, taxes } = context
  return {
    region_id: shop.region_id,
    sales_channel_id: shop.sales_channel_id,
    currency_code: shop.currency_code,
    customer_id: input.customer_id,
    email: input.email,
    metadata: {
      ...(input.idempotency_key && { idempotency_key: input.idempotency_key }),
      ...(input.is_demo && { is_demo: true }),
    },
    address: {
      first_name: input.name,
      phone: input.phone,
      address_1: input.address,
      country_code: shop.country_code,
    },
    line: lineOf(context),
    shipping: { name: shop.shipping_option.name, shipping_option_id: shop.shipping_option.id },
    taxes,
    stock: { location_id: sellable.location_id, inventory: sellable.inventory },
  }
}

function lineOf({ input, sellable, facts }: Omit<OrderContext, "checked">): NewOrder["line"] {
  return {
    ...facts,
    variant_id: sellable.variant_id,
    product_id: sellable.product_id,
    title: sellable.name,
    subtitle: facts.variant_title,
    thumbnail: sellable.image,
    quantity: input.quantity,
    unit_price: sellable.price,
  }
}
