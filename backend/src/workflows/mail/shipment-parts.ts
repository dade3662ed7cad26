import { figure } from "../../contract/figure"
import { dayText } from "../../contract/order/due-dates"
import type { OrderLine } from "../../contract/order/order-lines"
import type { Shipment } from "../../contract/order/shipments"
import type { MailBlock } from "../../kit/mails"
import type { MailParts } from "./write-mail"

/**
 * A shipment of an order with the pieces of all that left in the same moment, each from a location of
 * its own, which is nobody's business.
 */
export function sentTogether(
  { shipments }: { shipments: readonly Shipment[] },
  id: string | null,
): Shipment | undefined {
  const own = shipments.find((shipment) => shipment.id === id)
  if (!own) return undefined
  const together = shipments.filter(({ shippedAt }) => shippedAt === own.shippedAt)
  if (together.length === 1) return own
  const parcels = together.map((shipment) => shipment.parcels).find((count) => count !== null)
  const lines: Shipment["lines"] = []
  for (const line of together.flatMap((shipment) => shipment.lines)) {
    const same = lines.findIndex(
      ({ productId, sku }) => productId === line.productId && sku === line.sku,
    )
    const known = lines[same]
    if (known) lines[same] = { ...known, qty: known.qty + line.qty }
    else lines.push(line)
  }
  return { ...own, parcels: parcels ?? null, lines }
}

/** What a shipment holds, as the list of its mail; the order's page has all of it. */
export function shipmentList({ lines }: Shipment, most: number): MailParts["list"] {
  const rows = lines
    .slice(0, most)
    .map(({ productName, sku, qty }) => [productName, sku, `${figure(qty)} pieces`])
  return { heads: ["Part", "SKU", "Quantity"], rows, more: lines.length - rows.length }
}

/** Who carries a shipment, and under which number. */
export function shipmentFacts(shipment: Shipment): [string, string][] {
  const { carrier, tracking, parcels, date } = shipment
  return [
    ["Carrier", carrier ?? ""],
    ["Tracking number", tracking ?? ""],
    ["Parcels", parcels === null ? "" : figure(parcels)],
    ["Sent on", date ? dayText(date) : ""],
  ]
}

/** How many pieces are still to be sent; nothing to say where none are. */
export function openFact(lines: readonly OrderLine[]): [string, string] {
  const open = lines.reduce((sum, line) => sum + line.open, 0)
  return ["Still open", open > 0 ? `${figure(open)} pieces` : ""]
}

/** The way to the carrier's page, and of a mail that has no room for them, carrier and number. */
export function trackingBlocks(
  shipment: Shipment | undefined,
  { withFacts }: { withFacts: boolean },
): MailBlock[] {
  if (!shipment) return []
  const { trackingUrl } = shipment
  const facts = withFacts ? shipmentFacts(shipment).filter(([, text]) => text !== "") : []
  if (!trackingUrl && facts.length === 0) return []
  return [
    {
      ...(facts.length > 0 && { facts }),
      ...(trackingUrl && { link: { label: "Follow the parcel", url: trackingUrl } }),
    },
  ]
}
