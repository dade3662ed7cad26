import { isRefusal } from "@halden/backend/kit/refusal"
import type { Deposit, OrderOfDeposits } from "../deposits-of-order"
import { refuseReturn } from "../may-return"

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
  returned: 40,
  refunded: 480,
}
const ASKED = { deposit: DEPOSIT, quantity: 10, days: 90, now: new Date("2026-04-01T00:00:00Z") }

function codeOf(order: OrderOfDeposits | undefined, asked: Partial<typeof ASKED> = {}) {
  try {
    refuseReturn(order, { ...ASKED, ...asked })
  } catch (error) {
    if (isRefusal(error)) return error.facts.code
    throw error
  }
  return undefined
}

describe("cores that come back", () => {
  it("are taken up to the last one, to the last moment", () => {
    expect(codeOf(ORDER)).toBeUndefined()
    expect(codeOf(ORDER, { quantity: 11 })).toBe("too_many_cores")
    expect(codeOf(ORDER, { now: new Date("2026-04-01T00:00:00.001Z") })).toBe("too_late")
  })

  it("are of a paid order that stands", () => {
    expect(codeOf({ ...ORDER, is_paid: false })).toBe("not_paid")
    expect(codeOf({ ...ORDER, is_cancelled: true })).toBe("not_paid")
    expect(codeOf(undefined)).toBe("no_deposit")
  })
})
