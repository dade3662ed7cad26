import { MedusaError } from "@medusajs/framework/utils"
import type { AddedLine, AdditionalData } from "../../../kit/registry/points"
import { metadataOf } from "../../../queries/field/field-values"
import type { LineFacts } from "../../../queries/order/lines/line-facts"
import type { SellingShop } from "../../../queries/shop/selling-shop"
import type { CheckedLine } from "./check-purchase"
import { sumOf } from "../added/read-answer"
import { addedTaxes } from "./added-taxes"
import type { NewAddedLine, NewLine, NewOrder } from "./new-order"
import type { ReadTaxesInput, Taxes } from "./read-taxes"

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
  /** What plugins add to them. */
  added: AddedLine[]
  /** The client's name for this purchase, kept with the order. */
  idempotency_key?: string
  /** An order of the demo: nobody is told of it by mail, and no plugin. */
  is_demo?: true
  /** What the caller sent for plugins. */
  additional_data?: AdditionalData
}

/** A checked line with what the order keeps of its part, and whether tax is in its price. */
export type KnownLine = CheckedLine & { facts: LineFacts; is_tax_inclusive: boolean }

type Context = { input: CheckedOrder; shop: SellingShop; lines: KnownLine[] }

/** What decides on the taxes of an order. */
export function taxInput({ input: { buyer, added }, shop, lines }: Context): ReadTaxesInput {
  return {
    has_taxes: shop.has_taxes,
    customer: { id: buyer.customer_id, email: buyer.email },
    country_code: shop.country_code,
    currency_code: shop.currency_code,
    lines: [
      ...lines.map((line) => taxedAs(line, line)),
      ...added.map((line) => taxedAs(line, lines[line.for_line ?? -1])),
    ],
    shipping_option_id: shop.shipping_option.id,
  }
}

/** As its part is; what belongs to none, by the default rate. */
function taxedAs({ quantity, unit_price }: Amounts, part: KnownLine | undefined) {
  const { product_type_id } = part?.facts ?? {}
  const product_id = part?.sellable.product_id ?? ""
  return { product_id, ...(product_type_id && { product_type_id }), quantity, unit_price }
}

type Amounts = { quantity: number; unit_price: number }

/** What is to be written for lines that were checked. */
export function orderToWrite({ input, shop, lines, taxes }: Context & { taxes: Taxes }): NewOrder {
  const { buyer } = input
  const taxed = lines.map((line, place) => ({ ...lineOf(line), taxes: taxes.lines[place] ?? [] }))
  const extra = input.added.map((line, place) => ({
    ...addedLineOf(line, { shop, lines }),
    taxes: line.is_taxed ? (taxes.lines[lines.length + place] ?? []) : [],
  }))
  const { total, of_lines } = addedTaxes([...taxed, ...extra])
  return {
    region_id: shop.region_id,
    sales_channel_id: shop.sales_channel_id,
    currency_code: shop.currency_code,
    customer_id: buyer.customer_id,
    email: buyer.email,
    metadata: {
      ...(input.idempotency_key && { idempotency_key: input.idempotency_key }),
      ...(input.is_demo && { is_demo: true }),
      ...metadataOf("order", input.additional_data ?? {}),
    },
    address: {
      first_name: buyer.name,
      phone: buyer.phone,
      address_1: buyer.address,
      country_code: shop.country_code,
    },
    location_ids: shop.location_ids,
    lines: taxed.map((line, place) => ({ ...line, added_tax: of_lines[place] ?? 0 })),
    added: extra.map((line, place) => ({
      ...line,
      added_tax: of_lines[lines.length + place] ?? 0,
    })),
    shipping: {
      name: shop.shipping_option.name,
      shipping_option_id: shop.shipping_option.id,
      is_tax_inclusive: shop.shipping_includes_tax,
      taxes: taxes.shipping,
    },
    total: notNegative(total ?? sumOf([...lines, ...input.added])),
  }
}

function lineOf(line: KnownLine): Omit<NewLine, "taxes" | "added_tax"> {
  const { sellable, quantity, unit_price, is_tax_inclusive, facts, additional_data } = line
  const metadata = metadataOf("orderLine", additional_data)
  return {
    ...facts,
    variant_id: sellable.variant_id,
    product_id: sellable.product_id,
    title: sellable.name,
    subtitle: facts.variant_title,
    thumbnail: sellable.image,
    quantity,
    unit_price,
    is_tax_inclusive,
    ...(Object.keys(metadata).length > 0 && { metadata }),
    inventory: sellable.inventory,
    may_wait: sellable.expected.length > 0,
  }
}

function addedLineOf(
  { plugin, key, for_line, title, quantity, unit_price }: AddedLine,
  { shop, lines }: Pick<Context, "shop" | "lines">,
): Omit<NewAddedLine, "taxes" | "added_tax"> {
  const is_tax_inclusive = lines[for_line ?? -1]?.is_tax_inclusive ?? shop.prices_include_tax
  return { title, quantity, unit_price, is_tax_inclusive, by: { plugin, key, for_line } }
}

/** Without tax no order is below 0; a discount that is taxed higher than what it is of may make it so. */
function notNegative(total: number): number {
  if (total >= 0) return total
  const message = `With what plugins add and its tax, the order comes to ${total}`
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
}
