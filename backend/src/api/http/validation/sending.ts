import type { ShipOrder } from "../../../contract/order/shipments"
import type { Sending } from "../../../workflows/order/deliver/deliver"
import { refuseFutureDay } from "./shipment-day"

/** What a call's body wants to be sent. Throws ShopError for a day to come. */
export function sendingOf({ lines, ...facts }: ShipOrder, idempotency_key?: string): Sending {
  refuseFutureDay(facts.date)
  return {
    ...(lines && { lines }),
    facts: { ...facts, ...(idempotency_key && { idempotency_key }) },
  }
}
