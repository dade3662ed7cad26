import fc from "fast-check"
import { paidAmount } from "../../../../queries/payment/paid-amount"
import { mostBack, toRefund, worthOf } from "../return-money"

const currency_code = "usd"
const cents = (amount: number) => Math.round(amount * 100)

/** 38 came back of an order of 475. */
const OWED = { worth: 38, kept: 0, booked: 0, currency_code }
const PAID = { ...OWED, pending: -38, money_left: 475 }
const UNPAID = { ...OWED, pending: 437, money_left: 0 }

describe("what a return has cost", () => {
  it("is what was paid for the order in all, to the cent, however it comes back", () => {
    const orders = fc.record({
      // With tax on top a piece has parts of a cent.
      price: fc.integer({ min: 1, max: 5_000_000 }).map((tenths) => tenths / 10_000),
      turns: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 }),
    })
    fc.assert(
      fc.property(orders, ({ price, turns }) => {
        const pieces = turns.reduce((sum, turn) => sum + turn, 0)
        let left = pieces
        let back = 0
        for (const turn of turns) {
          const before = price * left
          left -= turn
          back += cents(worthOf({ before, after: price * left, currency_code }))
        }
        expect(back).toBe(cents(paidAmount(price * pieces, currency_code)))
      }),
    )
  })
})

describe("what goes back", () => {
  it("is all of it of a paid order, and nothing of an unpaid one", () => {
    expect(mostBack(PAID)).toBe(38)
    expect(toRefund({ ...PAID, amount: 38 })).toBe(38)
    expect(mostBack(UNPAID)).toBe(38)
    expect(toRefund({ ...UNPAID, amount: 38 })).toBe(0)
  })

  it("is what is beyond the rest of an order that grew", () => {
    // 20 were due before 38 came back.
    const grown = { ...OWED, pending: -18, money_left: 475 }
    expect(mostBack(grown)).toBe(38)
    expect(toRefund({ ...grown, amount: 38 })).toBe(18)
    expect(toRefund({ ...grown, amount: 25 })).toBe(5)
    expect(toRefund({ ...grown, amount: 10 })).toBe(0)
  })

  it("is no more than is left, and not what went back by an attempt before", () => {
    expect(mostBack({ ...PAID, money_left: 25 })).toBe(25)
    expect(mostBack({ ...PAID, money_left: 0 })).toBe(0)
    const half = { ...OWED, booked: 20, pending: -18, money_left: 455 }
    expect(mostBack(half)).toBe(38)
    expect(toRefund({ ...half, amount: 38 })).toBe(18)
  })

  it("is the same whatever an attempt before has kept", () => {
    const kept = { ...OWED, kept: 8, pending: -30, money_left: 475 }
    expect(mostBack(kept)).toBe(38)
    expect(toRefund({ ...kept, amount: 38 })).toBe(38)
  })

  it("is never below nothing, above the worth or above what is left", () => {
    const owed = fc.record({
      worth: fc.integer({ min: 0, max: 100_000 }).map((sum) => sum / 100),
      pending: fc.integer({ min: -100_000, max: 100_000 }).map((sum) => sum / 100),
      money_left: fc.integer({ min: 0, max: 100_000 }).map((sum) => sum / 100),
    })
    fc.assert(
      fc.property(owed, fc.nat(100), (some, percent) => {
        const known = { ...some, kept: 0, booked: 0, currency_code }
        const most = mostBack(known)
        const amount = paidAmount((most * percent) / 100, currency_code)
        const refund = toRefund({ ...known, amount })
        expect(most).toBeLessThanOrEqual(some.worth)
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(refund).toBeLessThanOrEqual(Math.min(amount, some.money_left))
      }),
    )
  })
})
