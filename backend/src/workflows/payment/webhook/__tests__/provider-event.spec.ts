import { meaningOf, readProviderEvent } from "../provider-event"

const eventOf = (type: string, object: Record<string, unknown>) =>
  readProviderEvent(JSON.stringify({ id: "evt_1", type, created: 1_760_000_000, data: { object } }))

describe("an event of the payment provider", () => {
  it("names the intent that it is about, in whatever object it comes", () => {
    const intent = { object: "payment_intent", id: "pi_1" }
    const charge = { object: "charge", id: "ch_1", payment_intent: "pi_1" }
    const dispute = { object: "dispute", id: "dp_1", payment_intent: { id: "pi_1" } }

    expect([intent, charge, dispute].map((object) => eventOf("any", object).intent_id)).toEqual([
      "pi_1",
      "pi_1",
      "pi_1",
    ])
    expect(eventOf("any", { object: "customer", id: "cus_1" }).intent_id).toBeNull()
  })

  it("tells amounts in major units", () => {
    const [all, yen] = [5000, 1000]
    const charge = { object: "charge", amount: all, amount_refunded: 1234, currency: "usd" }
    expect(eventOf("charge.refunded", charge).amount).toBe(12.34)
    expect(eventOf("charge.succeeded", charge).amount).toBe(50)
    expect(eventOf("any", { amount: yen, currency: "jpy" }).amount).toBe(1000)
    expect(eventOf("any", {}).amount).toBeNull()
  })

  it("keeps the provider's words for people", () => {
    const last_payment_error = { message: "Your card was declined." }
    const declined = { object: "payment_intent", id: "pi_1", last_payment_error }
    const dispute = { object: "dispute", reason: "product_not_received", status: "lost" }

    expect(eventOf("payment_intent.payment_failed", declined).detail).toBe(
      "Your card was declined.",
    )
    expect(eventOf("charge.dispute.closed", dispute).detail).toBe("product not received, lost")
  })

  it.each([
    ["payment_intent.succeeded", "payment"],
    ["charge.refunded", "refund"],
    ["charge.refund.updated", "refund"],
    ["refund.created", "refund"],
    ["charge.dispute.created", "note"],
    ["payment_intent.payment_failed", "note"],
  ])("%s means a %s", (type, meaning) => {
    expect(meaningOf(eventOf(type, {}))).toBe(meaning)
  })

  it("is refused when it is no event", () => {
    expect(() => readProviderEvent("{}")).toThrow()
  })
})
