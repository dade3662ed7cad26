import { ShopError } from "../../../errors/shop-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { readDeliveryState, type OpenLine, type OpenParcel } from "./delivery-state"
import { orderFulfilmentLinks } from "../order-links"
import { takeStock } from "./move-stock"
import { pack, type Packed } from "./pack"
import type { Shipping } from "./read-shipping"

/** What a delivery wrote: what is told of it, and what it takes to undo it. */
export type Delivered = {
  order_id: string
  /** The fulfilment of what was not fulfilled before, if there was something. */
  fulfilment_id: string | null
  level_ids: string[]
  stock: Pick<Packed, "taken" | "used" | "shrunk">
  /** Every fulfilment that arrived; `shipped_at` is what it was before. */
  arrived: { id: string; shipped_at: Date | null }[]
  /** By how many versions the order grew. */
  versions: number
}

type Order = {
  order_id: string
  shipping: Shipping | null
  /** Who of the staff delivers. */
  delivered_by?: string
}
type Parcel = OpenParcel & Pick<Order, "order_id" | "delivered_by">

/** Writes the delivery of an order whose row the transaction holds, as Medusa's workflows do. */
export async function deliver(
  container: MedusaContainer,
  transaction: SharedTransaction,
  order: Order,
): Promise<Delivered> {
  const { order_id, delivered_by } = order
  const { lines, reserved, parcels } = await readDeliveryState(transaction.database, order_id)
  const packed = pack(lines, reserved)
  const fulfilment_id =
    lines.length > 0 ? await fulfil(container, transaction, { ...order, lines, packed }) : null
  const fresh = fulfilment_id
    ? [{ id: fulfilment_id, shipped_at: null, lines: lines.map(toRegister) }]
    : []
  const open = [...parcels, ...fresh]
  let versions = fresh.length
  for (const parcel of open) {
    versions += await arrive(container, transaction, { ...parcel, order_id, delivered_by })
  }
  const { items: _, ...stock } = packed
  return {
    order_id,
    fulfilment_id,
    level_ids: await takeStock(container, transaction, packed),
    stock,
    arrived: open.map(({ id, shipped_at }) => ({ id, shipped_at })),
    versions,
  }
}

type Fulfilling = Order & { lines: OpenLine[]; packed: Packed }

async function fulfil(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { order_id, shipping, delivered_by, lines, packed }: Fulfilling,
): Promise<string> {
  if (!shipping) throw new ShopError("order_without_shipping")
  const { id: _, ...address } = { ...shipping.order.shipping_address }
  const { id } = await within(container.resolve(Modules.FULFILLMENT), (fulfilments, context) =>
    fulfilments.createFulfillment(
      {
        order: shipping.order,
        location_id: packed.taken[0]?.location_id ?? shipping.location_id,
        provider_id: shipping.provider_id,
        shipping_option_id: shipping.option_id,
        data: shipping.data,
        items: packed.items,
        requires_shipping: lines.some(({ requires_shipping }) => requires_shipping),
        labels: [],
        delivery_address: address,
        created_by: delivered_by,
        packed_at: new Date(),
      },
      context,
    ),
  )
  await within(orderFulfilmentLinks(container), (links, context) =>
    links.create(order_id, id, undefined, context),
  )
  const parcel = { id, order_id, shipped_at: null, lines: lines.map(toRegister), delivered_by }
  await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.registerFulfillment(registration(parcel), context),
  )
  return id
}

/** Ships a fulfilment, unless it was, and marks it delivered; by how many versions the order grew. */
async function arrive(
  container: MedusaContainer,
  { within }: SharedTransaction,
  parcel: Parcel,
): Promise<number> {
  const now = new Date()
  const shipped = parcel.shipped_at
    ? {}
    : { shipped_at: now, marked_shipped_by: parcel.delivered_by }
  await within(container.resolve(Modules.FULFILLMENT), (fulfilments, context) =>
    fulfilments.updateFulfillment(parcel.id, { ...shipped, delivered_at: now }, context),
  )
  const orders = container.resolve(Modules.ORDER)
  if (!parcel.shipped_at) {
    await within(orders, (service, context) =>
      service.registerShipment(registration(parcel), context),
    )
  }
  const { created_by: _, ...arrival } = registration(parcel)
  await within(orders, (service, context) => service.registerDelivery(arrival, context))
  return parcel.shipped_at ? 1 : 2
}

function registration({ id, order_id, lines, delivered_by }: Parcel) {
  const reference = { reference: Modules.FULFILLMENT, reference_id: id }
  return { order_id, ...reference, items: lines, created_by: delivered_by }
}

function toRegister({ id, pieces }: OpenLine) {
  return { id, quantity: pieces }
}
