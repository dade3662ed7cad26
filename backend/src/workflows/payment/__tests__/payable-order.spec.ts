import {
  capturedIntents,
  isPaid,
  isPayable,
  smallestDue,
  stripeSessions,
  type PayableOrder,
} from "../payable-order"

const SESSION = {
  id: "payses_1",
  provider_id: "pp_stripe_stripe",
  status: "pending",
  amount: 19.995,
  currency_code: "eur",
  data: { id: "pi_1" },
}

const COLLECTION = { id: "pay_col_1", status: "not_paid", amount: 19.995 }

function order(change: Partial<PayableOrder> = {}): PayableOrder {
  return {
    id: "order_1",
    status: "pending",
    customer_id: "cus_1",
    currency_code: "eur",
    summary: { raw_pending_difference: { value: "19.995" } },
    payment_collections: [{ ...COLLECTION, payment_sessions: [SESSION] }],
    ...change,
  }
}

const captured = {
  ...COLLECTION,
  status: "completed",
  payments: [
    { captured_at: "2026-01-01", data: { id: "pi_1" } },
    { captured_at: null, data: { id: "pi_2" } },
  ],
}

describe("an order to be paid", () => {
  it("is payable while something is due and it is not cancelled", () => {
    expect(isPayable(order())).toBe(true)
    expect(isPayable(order({ status: "canceled" }))).toBe(false)
    expect(isPayable(order({ summary: { pending_difference: 0 } }))).toBe(false)
    expect(isPayable(order({ summary: undefined }))).toBe(false)
  })

  it("is due what the provider would charge", () => {
    expect(smallestDue(order())).toBe(2000)
    const yen = order({ currency_code: "jpy", summary: { pending_difference: 1000.5 } })
    expect(smallestDue(yen)).toBe(1001)
  })

  it("is paid when nothing is due and a payment was captured", () => {
    const paid = { summary: { pending_difference: 0 }, payment_collections: [captured] }
    expect(isPaid(order(paid))).toBe(true)
    expect(capturedIntents(order(paid))).toEqual(["pi_1"])
    expect(isPaid(order({ payment_collections: [captured] }))).toBe(false)
    expect(isPaid(order({ summary: { pending_difference: 0 } }))).toBe(false)
  })

  it("knows the card sessions among all sessions", () => {
    const later = { ...SESSION, id: "payses_2", provider_id: "pp_later_card" }
    const both = [{ ...COLLECTION, payment_sessions: [SESSION, later] }]

    expect(stripeSessions(order({ payment_collections: both }))).toEqual([SESSION])
    expect(stripeSessions(order({ payment_collections: undefined }))).toEqual([])
  })
})
