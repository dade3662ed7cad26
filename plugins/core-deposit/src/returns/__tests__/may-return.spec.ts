import { isRefusal } from "@halden/backend/kit/refusal"
import type { Deposit, OrderOfDeposits } from "../deposits-of-order"
import { refuseReceipt, refuseReturn } from "../may-return"

const ORDER: OrderOfDeposits = {
  customer_id: "cus_1",
  currency_code: "usd",
  created_at: new Date("2026-01-01T00:00:00Z"),
  is_cancelled: false,
  is_paid: true,
}
const DEPOSIT: Deposit = {
  line_id: "ordli_1",
  title: "Core deposit",
  quantity: 50,
  paid: 600,
  returned: 30,
  asked: 10,
  refunded: 360,
}
const WANTED = { deposit: DEPOSIT, quantity: 10, days: 90, now: new Date("2026-04-01T00:00:00Z") }

function codeOf(call: () => unknown) {
  try {
    call()
  } catch (error) {
    if (isRefusal(error)) return error.facts.code
    throw error
  }
  return undefined
}

const returned = (order: OrderOfDeposits | undefined, wanted: Partial<typeof WANTED> = {}) =>
  codeOf(() => refuseReturn(order, { ...WANTED, ...wanted }))

describe("cores that come back", () => {
  it("are taken up to the last one that nobody asked for, to the last moment", () => {
    expect(returned(ORDER)).toBeUndefined()
    expect(returned(ORDER, { quantity: 11 })).toBe("too_many_cores")
    expect(returned(ORDER, { now: new Date("2026-04-01T00:00:00.001Z") })).toBe("too_late")
  })

  it("are of a paid order that stands", () => {
    expect(returned({ ...ORDER, is_paid: false })).toBe("not_paid")
    expect(returned({ ...ORDER, is_cancelled: true })).toBe("not_paid")
    expect(returned(undefined)).toBe("no_deposit")
  })
})

describe("cores that were asked for", () => {
  const received = (quantity: number, { asked = 10, is_open = true, order = ORDER } = {}) =>
    codeOf(() => refuseReceipt(order, { deposit: DEPOSIT, quantity, asked, is_open }))

  it("are taken whenever they arrive, and as many as were asked for at most", () => {
    expect([received(10), received(3), received(11)]).toEqual([
      undefined,
      undefined,
      "too_many_cores",
    ])
    expect(received(10, { order: { ...ORDER, is_cancelled: true } })).toBe("not_paid")
  })

  it("are taken after all where they were refused, unless others took their place", () => {
    expect(received(10, { asked: 12, is_open: false })).toBeUndefined()
    expect(received(12, { asked: 12, is_open: false })).toBe("too_many_cores")
  })
})
