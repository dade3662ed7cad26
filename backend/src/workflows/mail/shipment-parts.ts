import type { OrderLine } from "../../contract/order/order-lines"
import type { Shipment } from "../../contract/order/shipments"
import type { MailBlock } from "../../kit/mails"
import type { MailParts } from "./write-mail"

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })

/** What a shipment holds, as the list of its mail; the order's page has all of it. */
export function shipmentList({ lines }: Shipment, most: number): MailParts["list"] {
  const rows = lines
    .slice(0, most)
    .map(({ productName, sku, qty }) => [productName, sku, `${qty} pieces`])
  return { heads: ["Part", "SKU", "Quantity"], rows, more: lines.length - rows.length }
}

/** Who carries a shipment, and under which number. */
export function shipmentFacts(shipment: Shipment): [string, string][] {
  const { carrier, tracking, parcels, date } = shipment
  return [
    ["Carrier", carrier ?? ""],
    ["Tracking number", tracking ?? ""],
    ["Parcels", parcels === null ? "" : String(parcels)],
    ["Sent on", date ? DAY.format(new Date(`${date}T12:00:00Z`)) : ""],
  ]
}

/** How many pieces are still to be sent; nothing to say where none are. */
export function openFact(lines: readonly OrderLine[]): [string, string] {
  const open = lines.reduce((sum, line) => sum + line.open, 0)
  return ["Still open", open > 0 ? `${open} pieces` : ""]
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
