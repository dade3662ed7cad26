import type { Due } from "../../contract/order/due-dates"
import type { Rung } from "../../contract/product/price-ladder"

export type QuantityRuleRecord = {
  minimum: number | null
  maximum: number | null
  multiple: number | null
}

/** One thing that can be ordered: a variant with its product's words. */
export type Sellable = {
  /** The product's where it has one variant, else the variant's. */
  id: string
  product_id: string
  variant_id: string
  /** The product's title, and the variant's behind it where there are several. */
  name: string
  title: string
  variant_title: string
  description: string
  image: string
  sku: string
  /** The innermost public category; null where there is none. */
  category: { name: string; handle: string } | null
  /** What the buyer pays for a piece where as few are bought as can be, in major units. */
  price: number
  /** What the buyer pays from which quantity on, of all quantities: `unitPriceAt` reads it. */
  rungs: Rung[]
  currency_code: string
  /** Whether a price list sets it. */
  is_listed: boolean
  /** The base price behind it; null where only a price list has one. */
  price_id: string | null
  /** Pieces that the shop's locations can give now. */
  available: number
  /** Pieces that can be promised beside them, by day; empty where staff do not allow it. */
  expected: Due[]
  /** What a piece takes from the stock; empty where none is counted. */
  inventory: { inventory_item_id: string; required_quantity: number }[]
  rule: QuantityRuleRecord | null
  /** The least that can be ordered of a part without a minimum of its own. */
  shop_minimum: number
  /** Of the product's published reviews; the average, from 1 to 5, is null where none counts. */
  rating: { average: number | null; count: number }
  /** Whether another part took its place, sold or not. */
  is_superseded: boolean
  attributes: { label: string; value: string }[]
  oem_numbers: string[]
  /** Of competitors, and what the part was called before. */
  other_numbers: string[]
  /** Of these the latter, and the numbers of the parts whose place it took. */
  former_numbers: string[]
}

/** What a list reads of it. */
export type ListedPart = Omit<
  Sellable,
  "inventory" | "is_superseded" | "attributes" | "oem_numbers" | "other_numbers" | "former_numbers"
>

/** What a part's data sheet tells; kept in the product's metadata. */
export type PartMetadata = {
  attributes?: { label: string; value: string }[]
  oem_numbers?: string[]
  competitor_numbers?: string[]
  former_numbers?: string[]
}

/** Whose prices are read: a signed-in customer's, by the groups they are in at this moment. */
export type Buyer = { customer_id: string | null }

export const GUEST: Buyer = { customer_id: null }
