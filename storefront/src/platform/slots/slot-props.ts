import type { User } from "@shop/contract/account/user"
import type { BasketLine } from "@shop/contract/basket/basket"
import type { FieldError } from "@shop/contract/failure"
import type { Order } from "@shop/contract/order/order"
import type { Product, ProductDetail } from "@shop/contract/product/product"
import type { SlotName } from "./slot-names"

/** What a block adds to the order that is being placed; the hooks of the order get it. */
export type OrderInput = {
  /** What goes along as `additional_data`, of all plugins together. */
  additionalData: Readonly<Record<string, unknown>>
  /** Puts values beside those that are there; undefined takes one away. */
  setAdditionalData: (values: Record<string, unknown>) => void
  /** What the shop said of them when it refused the order: `additional_data.po_number`. */
  errors: readonly FieldError[]
}

type Basket = { lines: readonly BasketLine[]; total: number }

/** What each place hands to its blocks. */
type Handed = {
  "above-header": object
  header: object
  footer: object
  "product-card": { product: Product }
  price: { product: ProductDetail }
  /** `quantity` is null while none is typed. */
  "purchase-form": OrderInput & { product: ProductDetail; quantity: number | null }
  "basket-lines": Basket
  "basket-summary": OrderInput & Basket
  "order-page": { order: Order }
  "order-list": { order: Order }
  account: { user: User }
}

export type SlotProps<At extends SlotName> = Handed[At]
