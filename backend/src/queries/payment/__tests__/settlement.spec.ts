import { isBooked, type Settlement } from "../settlement"

const SESSION = {
  id: "payses_1",
  payment_collection_id: "pay_col_1",
  provider_id: "pp_stripe_stripe",
  status: "authorized",
  amount: 50,
  currency_code: "usd",
  data: { id: "pi_1" },
}
const PAYMENT = {
  id: "pay_1",
  currency_code: "usd",
  captured_at: "2026-01-01",
  captures: [{ id: "capt_1" }],
}
const ORDER = { id: "order_1", status: "pending", transactions: [{ reference_id: "capt_1" }] }
const BOOKED: Settlement = { session: SESSION, payment: PAYMENT, order: ORDER }

describe("isBooked", () => {
  it("wants the payment captured and in the order's books", () => {
    expect(isBooked(BOOKED)).toBe(true)
  })

  it.each([
    ["no payment", { payment: null }],
    ["a payment that is not captured", { payment: { ...PAYMENT, captured_at: null } }],
    [
      "a capture that the process died before writing down",
      { order: { ...ORDER, transactions: [] } },
    ],
    ["no order yet", { order: null }],
  ])("is not content with %s", (_, change) => {
    expect(isBooked({ ...BOOKED, ...change })).toBe(false)
  })
})
