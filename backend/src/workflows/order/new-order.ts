import type { LineFacts } from "../../queries/order/line-facts"
import type { TaxRate } from "./steps/read-tax-lines"

/** An order of one part, before it has ids; amounts in major units, tax included. */
export type NewOrder = {
  region_id: string
  sales_channel_id: string
  currency_code: string
  customer_id: string
  email: string
  metadata: { idempotency_key?: string; is_demo?: true }
  /** Where it is sent and billed to. */
  address: { first_name: string; phone: string; address_1: string; country_code: string }
  line: LineFacts & {
    variant_id: string
    product_id: string
    title: string
    subtitle: string
    thumbnail: string
    quantity: number
    unit_price: number
  }
  /** Free, like every delivery of the shop. */
  shipping: { name: string; shipping_option_id: string }
  taxes: { line: TaxRate[]; shipping: TaxRate[] }
  /** What is to be paid. */
  total: number
  stock: {
    location_id: string
    /** What one piece takes; empty for a part whose stock is not counted. */
    inventory: { inventory_item_id: string; required_quantity: number }[]
  }
}
