import { isPayable, smallestDue, type PayableOrder } from "../payable-order"

function order(change: Partial<PayableOrder> = {}): PayableOrder {
  return {
    id: "order_1",
    customer_id: "cus_1",
    currency_code: "eur",
    is_cancelled: false,
    is_paid: false,
    due: "19.995",
    captured_intents: [],
    sessions: [],
    open_collection: { id: "pay_col_1", amount: 19.995 },
    ...change,
  }
}

describe("an order to be paid", () => {
  it("is payable while something is due", () => {
    expect(isPayable(order())).toBe(true)
    expect(isPayable(order({ due: "0" }))).toBe(false)
  })

  it("is due what the provider would charge", () => {
    expect(smallestDue(order())).toBe(2000)
    expect(smallestDue(order({ currency_code: "jpy", due: "1000.5" }))).toBe(1001)
  })
})
