import type { AddedLine } from "../../../kit/registry/points"
import type { FieldValues } from "../../../queries/field/field-values"
import type { LineFacts } from "../../../queries/order/lines/line-facts"
import type { TaxRate } from "./read-taxes"

/** An order before it has ids; amounts in major units. */
export type NewOrder = {
  region_id: string
  sales_channel_id: string
  currency_code: string
  customer_id: string
  email: string
  metadata: { idempotency_key?: string; is_demo?: true } & Record<string, unknown>
  /** Where it is sent and billed to. */
  address: { first_name: string; phone: string; address_1: string; country_code: string }
  lines: NewLine[]
  /** The locations that the shop sells from, in rank. */
  location_ids: string[]
  /** What plugins added beside them. */
  added: NewAddedLine[]
  /** Free, like every delivery of the shop. */
  shipping: {
    name: string
    shipping_option_id: string
    is_tax_inclusive: boolean
    taxes: TaxRate[]
  }
  /** What is to be paid, with all tax. */
  total: number
}

/** What a line costs, of a part or of what a plugin added. */
type PricedLine = {
  title: string
  quantity: number
  unit_price: number
  /** Whether the tax is in the price. */
  is_tax_inclusive: boolean
  taxes: TaxRate[]
  /** What the order adds to the line's price. */
  added_tax: number
}

export type NewLine = PricedLine &
  LineFacts & {
    variant_id: string
    product_id: string
    subtitle: string
    thumbnail: string
    /** Of the fields that plugins declared; missing where it has none. */
    metadata?: Record<string, FieldValues>
    /** What one piece takes; empty for a part whose stock is not counted. */
    inventory: { inventory_item_id: string; required_quantity: number }[]
    /** Whether what is not there may wait for goods; the database promises them. */
    may_wait: boolean
  }

export type NewAddedLine = PricedLine & { by: Pick<AddedLine, "plugin" | "key" | "for_line"> }
