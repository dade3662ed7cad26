import type { Carrier } from "../../../contract/shop/carriers"
import { carrierLink } from "../../../contract/shop/carriers"

/** What staff say of a shipment beside its lines. */
export type ParcelFacts = {
  carrier?: string
  tracking?: string
  parcels?: number
  /** A day like 2026-11-24. */
  date?: string
  /** Under one key an order's pieces are sent once. */
  idempotency_key?: string
  /** The same of all parcels that leave together, each from its own location. */
  sent_with?: string
}

/** Medusa Admin fills in the same where staff name no address. */
const NO_ADDRESS = "#"

/** Medusa's labels of a shipment, with the carrier's link where the shop knows the carrier. */
export function labelsOf({ carrier, tracking }: ParcelFacts, carriers: readonly Carrier[]) {
  if (!tracking) return []
  const tracking_url = carrierLink({ carrier, tracking }, carriers) ?? NO_ADDRESS
  return [{ tracking_number: tracking, tracking_url, label_url: NO_ADDRESS }]
}

/** What Medusa's fulfilment has no column for, as its metadata keeps it: none where nothing was said. */
export function parcelMetadata({ tracking: _, ...facts }: ParcelFacts) {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined && value !== "")
  return said.length > 0 ? Object.fromEntries(said) : null
}
