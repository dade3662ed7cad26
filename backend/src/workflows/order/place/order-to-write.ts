import type { LineFacts } from "../../../queries/order/line-facts"
import type { SellingShop } from "../../../queries/shop/selling-shop"
import type { CheckedLine } from "./check-purchase"
import type { NewLine, NewOrder } from "./order-insert"
import type { ReadTaxLinesInput, Taxes } from "./read-tax-lines"

/** Who orders, and where it is to be sent. */
export type Buyer = {
  customer_id: string
  name: string
  email: string
  phone: string
  address: string
}

export type CheckedOrder = {
  buyer: Buyer
  lines: CheckedLine[]
  /** The client's name for this purchase, kept with the order. */
  idempotency_key?: string
  /** An order of the demo: nobody is told of it by mail. */
  is_demo?: true
}

/** A checked line with what the order keeps of its part. */
export type KnownLine = CheckedLine & { facts: LineFacts }

type Context = { input: CheckedOrder; shop: SellingShop; lines: KnownLine[] }

/** What decides on the taxes of an order. */
export function taxInput({ input: { buyer }, shop, lines }: Context): ReadTaxLinesInput {
  return {
    has_taxes: shop.has_taxes,
    customer: { id: buyer.customer_id, email: buyer.email },
    country_code: shop.country_code,
    currency_code: shop.currency_code,
    lines: lines.map(({ sellable, quantity, facts: { product_type_id } }) => ({
      product_id: sellable.product_id,
      ...(product_type_id && { product_type_id }),
      quantity,
      unit_price: sellable.price,
    })),
    shipping_option_id: shop.shipping_option.id,
  }
}

/** What is to be written for lines that were checked. */
export function orderToWrite({ input, shop, lines, taxes }: Context & { taxes: Taxes }): NewOrder {
  const { buyer } = input
  return {
    region_id: shop.region_id,
    sales_channel_id: shop.sales_channel_id,
    currency_code: shop.currency_code,
    customer_id: buyer.customer_id,
    email: buyer.email,
    metadata: {
      ...(input.idempotency_key && { idempotency_key: input.idempotency_key }),
      ...(input.is_demo && { is_demo: true }),
    },
    address: {
      first_name: buyer.name,
      phone: buyer.phone,
      address_1: buyer.address,
      country_code: shop.country_code,
    },
    lines: lines.map((line, index) => ({ ...lineOf(line), taxes: taxes.lines[index] ?? [] })),
    shipping: {
      name: shop.shipping_option.name,
      shipping_option_id: shop.shipping_option.id,
      taxes: taxes.shipping,
    },
    total: totalOf(lines),
  }
}

function lineOf({ sellable, quantity, facts }: KnownLine): Omit<NewLine, "taxes"> {
  return {
    ...facts,
    variant_id: sellable.variant_id,
    product_id: sellable.product_id,
    title: sellable.name,
    subtitle: facts.variant_title,
    thumbnail: sellable.image,
    quantity,
    unit_price: sellable.price,
    stock: { location_id: sellable.location_id, inventory: sellable.inventory },
  }
}

/** Major units. */
export function totalOf(lines: readonly { total: number }[]): number {
  return Number(lines.reduce((sum, { total }) => sum + total, 0).toFixed(6))
}
