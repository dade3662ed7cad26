import type paymentEvents from "../../i18n/en/orders/payment-events.json"

type Color = "green" | "orange" | "red" | "grey"
type Name = keyof typeof paymentEvents.names

const COLORS: Readonly<Record<Name, Color>> = {
  payment_intent_created: "grey",
  payment_intent_processing: "grey",
  payment_intent_requires_action: "orange",
  payment_intent_payment_failed: "red",
  payment_intent_canceled: "grey",
  payment_intent_succeeded: "green",
  charge_succeeded: "green",
  charge_failed: "red",
  charge_refunded: "orange",
  charge_dispute_created: "red",
  charge_dispute_updated: "red",
  charge_dispute_closed: "orange",
  charge_dispute_funds_withdrawn: "red",
  charge_dispute_funds_reinstated: "green",
  charge_refund_updated: "orange",
  refund_created: "orange",
  refund_updated: "orange",
  refund_failed: "red",
  refund_request_open: "orange",
  refund_request_failed: "red",
}

/** Under what name staff see an event, and how it looks; without one it keeps the provider's. */
export function paymentEventLook(event: { type: string; outcome: string }): {
  name: Name | undefined
  color: Color
} {
  const name = nameOf(event)
  return isNamed(name) ? { name, color: COLORS[name] } : { name: undefined, color: "grey" }
}

function nameOf({ type, outcome }: { type: string; outcome: string }): string {
  if (type === "refund_request") return `${type}_${outcome === "open" ? "open" : "failed"}`
  return type.replaceAll(".", "_")
}

function isNamed(name: string): name is Name {
  return Object.hasOwn(COLORS, name)
}
