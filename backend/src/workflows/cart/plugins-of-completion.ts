import type { MedusaContainer } from "@medusajs/framework/types"
import { AsyncLocalStorage } from "node:async_hooks"
import { ShopError } from "../../errors/shop-error"
import type { AdditionalData, OrderToPlace } from "../../kit/registry/points"
import { withPartIds } from "../../queries/order/lines/part-ids"
import { readAddedLines } from "../order/added/added-lines"
import { askHandlers } from "../plugin-handlers/run-handlers"

/** What a caller sent for plugins with a cart's completion: of the order, and of its lines by their ids. */
export type CartData = {
  additional_data: AdditionalData
  of_lines: Readonly<Record<string, AdditionalData>>
}

/** Medusa's workflow that completes a cart takes nothing but its id. */
const carried = new AsyncLocalStorage<CartData>()

/** Completes a cart within `work`; what its caller sent for plugins reaches them there. */
export function carryAdditionalData(data: CartData, work: () => void): void {
  carried.run(data, work)
}

/** What the completion's caller sent for plugins. */
export function carriedData(): CartData {
  return carried.getStore() ?? { additional_data: {}, of_lines: {} }
}

type CartLine = {
  id: string
  product_id: string | null
  variant_id: string | null
  product_title?: string | null
  title: string
  variant_sku?: string | null
  quantity: unknown
  unit_price: unknown
}

type Address = Partial<Record<"first_name" | "last_name" | "phone" | "address_1", string | null>>

/** A cart as Medusa's workflow hands it over. */
export type CompletedCart = {
  currency_code: string
  customer_id?: string | null
  customer?: { id: string } | null
  email?: string | null
  shipping_address?: Address | null
  items?: CartLine[]
}

/**
 * Asks plugins about the order that a cart becomes, as they are about one of /api/v1. Throws
 * ShopError `cart_without_added_lines` where they would add to it: Medusa makes the order of what is
 * in the cart and of what was paid for that, so it would go without.
 */
export async function validateCompletion(
  container: MedusaContainer,
  cart: CompletedCart,
): Promise<void> {
  let read: Promise<OrderToPlace> | undefined
  const order = () => (read ??= orderOf(container, cart))
  const added = await readAddedLines(container, async () => {
    const { buyer, lines, additional_data } = await order()
    const told = lines.map(({ fields: _, ...line }) => line)
    const { currency_code } = cart
    return { customer_id: buyer.customer_id, currency_code, lines: told, additional_data }
  })
  if (added.length > 0) {
    const titles = [...new Set(added.map(({ title }) => title))].join(", ")
    throw new ShopError("cart_without_added_lines", { facts: { titles } })
  }
  await askHandlers(container, "placeOrder.validate", order)
}

async function orderOf(container: MedusaContainer, cart: CompletedCart): Promise<OrderToPlace> {
  const [items = []] = await withPartIds(container, [cart.items ?? []])
  const { additional_data, of_lines } = carriedData()
  return {
    buyer: buyerOf(cart),
    lines: items.map((item, place) => {
      const { part_id, product_id, variant_id, title, product_title, variant_sku } = item
      const [quantity, unit_price] = [Number(item.quantity), Number(item.unit_price)]
      return {
        part_id,
        product_id: product_id ?? "",
        variant_id: variant_id ?? "",
        name: product_title ?? title,
        sku: variant_sku ?? "",
        quantity,
        unit_price,
        total: Number((quantity * unit_price).toFixed(6)),
        additional_data: of_lines[item.id] ?? {},
        fields: fieldsOfItem(place),
      }
    }),
    added: [],
    additional_data,
  }
}

function buyerOf({ customer_id, customer, email, shipping_address }: CompletedCart) {
  const { first_name, last_name, phone, address_1 } = shipping_address ?? {}
  return {
    customer_id: customer?.id ?? customer_id ?? "",
    email: email ?? "",
    name: [first_name, last_name].filter(Boolean).join(" "),
    phone: phone ?? "",
    address: address_1 ?? "",
  }
}

/** As Medusa calls them. */
function fieldsOfItem(place: number) {
  const field = (name: string) => `items.${place}.${name}`
  return { part: field("variant_id"), quantity: field("quantity"), price: field("unit_price") }
}
