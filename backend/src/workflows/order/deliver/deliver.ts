import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import type { Carrier } from "../../../contract/shop/carriers"
import { ShopError } from "../../../errors/shop-error"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import {
  holdReservations,
  readOpenParcels,
  readOrderedLines,
  type OpenLine,
  type OpenParcel,
} from "./delivery-state"
import { orderFulfilmentLinks } from "../order-links"
import { takeStock } from "./move-stock"
import { pack, type Packed, type PackedParcel } from "./pack"
import { labelsOf, parcelMetadata, type ParcelFacts } from "./parcel-facts"
import { registerArrival } from "./register-arrival"
import type { Shipping } from "./read-shipping"
import { openLines, sentLines, type WantedPieces } from "./sent-lines"

/** What a delivery wrote: what is told of it, and what it takes to undo it. */
export type Delivered = {
  order_id: string
  /** The fulfilments of what was not fulfilled before, one for each location. */
  fulfilment_ids: string[]
  level_ids: string[]
  stock: Pick<Packed, "taken" | "used" | "shrunk">
  /** Every fulfilment that arrived; `shipped_at` is what it was before. */
  arrived: { id: string; shipped_at: Date | null }[]
  /** Whether the order has a version more: it has none where nothing was left to do. */
  has_version: boolean
}

/** What leaves: some pieces, or all that is open; and what staff say of it. */
export type Sending = { facts: ParcelFacts; lines?: readonly WantedPieces[] }

type Order = {
  order_id: string
  shipping: Shipping | null
  carriers: readonly Carrier[]
  /** The locations of the shop, in rank. */
  rank: readonly string[]
  sending?: Sending
  /** Who of the staff delivers. */
  delivered_by?: string
}

/**
 * Writes a delivery of an order whose row the transaction holds, as Medusa's workflows do: some of
 * its pieces, or all that is open, with the parcels that were packed in Medusa Admin.
 */
export async function deliver(
  container: MedusaContainer,
  transaction: SharedTransaction,
  order: Order,
): Promise<Delivered> {
  const { order_id, delivered_by, sending } = order
  const { database } = transaction
  const ordered = await readOrderedLines(database, order_id)
  const lines = sending?.lines ? sentLines(ordered, sending.lines) : openLines(ordered)
  const packedBefore = sending?.lines ? [] : await readOpenParcels(database, order_id)
  const reserved = await holdReservations(
    database,
    lines.map(({ id }) => id),
  )
  const packed = pack(lines, reserved, order.rank)
  const now = new Date()
  const fulfilling = { ...order, lines, parcels: packed.parcels, now }
  const fulfilment_ids = await fulfil(container, transaction, fulfilling)
  await arrive(container, transaction, { parcels: packedBefore, delivered_by, now })
  const arriving = [
    ...packedBefore.map((parcel) => ({ ...parcel, is_fresh: false })),
    ...packed.parcels.map((parcel, place) => ({
      id: fulfilment_ids[place] ?? "",
      shipped_at: null,
      lines: parcel.lines,
      is_fresh: true,
    })),
  ]
  const has_version = arriving.length > 0
  if (has_version) {
    await registerArrival(container, transaction, { order_id, delivered_by, parcels: arriving })
  }
  const { parcels: _, ...stock } = packed
  return {
    order_id,
    fulfilment_ids,
    level_ids: await takeStock(transaction, packed),
    stock,
    arrived: arriving.map(({ id, shipped_at }) => ({ id, shipped_at })),
    has_version,
  }
}

type Fulfilling = Order & { lines: OpenLine[]; parcels: readonly PackedParcel[]; now: Date }

/** A fulfilment for each parcel, in their order; those that leave together are known by it. */
async function fulfil(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { parcels, sending, ...fulfilling }: Fulfilling,
): Promise<string[]> {
  const together = parcels.length > 1 ? { sent_with: randomUUID() } : {}
  const ids: string[] = []
  for (const [place, parcel] of parcels.entries()) {
    const { parcels: count, ...rest } = sending?.facts ?? {}
    // Said once of all that leave together.
    const facts = place === 0 && count !== undefined ? { ...rest, parcels: count } : rest
    const told = { ...fulfilling, facts: { ...facts, ...together } }
    ids.push(await fulfilOne(container, transaction, { ...told, parcel }))
  }
  return ids
}

type FulfillingOne = Omit<Fulfilling, "parcels" | "sending"> & {
  parcel: PackedParcel
  facts: ParcelFacts
}

async function fulfilOne(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { order_id, shipping, carriers, facts, delivered_by, lines, parcel: packed, now }: FulfillingOne,
): Promise<string> {
  if (!shipping) throw new ShopError("order_without_shipping")
  const { id: _, ...address } = { ...shipping.order.shipping_address }
  const held = new Set(packed.lines.map(({ id }) => id))
  // Medusa's type does not name marked_shipped_by.
  const parcel = {
    order: shipping.order,
    location_id: packed.location_id ?? shipping.location_id,
    provider_id: shipping.provider_id,
    shipping_option_id: shipping.option_id,
    data: shipping.data,
    items: packed.items,
    requires_shipping: lines.some((line) => line.requires_shipping && held.has(line.id)),
    labels: [],
    delivery_address: address,
    metadata: parcelMetadata(facts),
    created_by: delivered_by,
    packed_at: now,
    shipped_at: now,
    marked_shipped_by: delivered_by,
    delivered_at: now,
  }
  const fulfilments = container.resolve(Modules.FULFILLMENT)
  const { id, labels } = await within(fulfilments, (service, context) =>
    service.createFulfillment(parcel, context),
  )
  const own = labelsOf(facts, carriers)
  if (own.length > 0) {
    // Not as it is made: the provider's, which may be none, would take their place.
    const all = [...labels.map((label) => ({ id: label.id })), ...own]
    await within(fulfilments, (service, context) =>
      service.updateFulfillment(id, { labels: all }, context),
    )
  }
  await within(orderFulfilmentLinks(container), (links, context) =>
    links.create(order_id, id, undefined, context),
  )
  return id
}

type Arriving = { parcels: OpenParcel[]; delivered_by: string | undefined; now: Date }

/** Ships parcels that were packed before, unless they were, and marks them delivered. */
async function arrive(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { parcels, delivered_by, now }: Arriving,
): Promise<void> {
  for (const { id, shipped_at } of parcels) {
    const shipped = shipped_at ? {} : { shipped_at: now, marked_shipped_by: delivered_by }
    await within(container.resolve(Modules.FULFILLMENT), (fulfilments, context) =>
      fulfilments.updateFulfillment(id, { ...shipped, delivered_at: now }, context),
    )
  }
}
