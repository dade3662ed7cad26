import { anItem, anOrderRow } from "../lines/__tests__/an-order-row"
import { orderAmounts } from "../order-total"

const amountsOf = (change: Parameters<typeof anOrderRow>[1]) => {
  const { total, tax, told } = orderAmounts(anOrderRow(0, change))
  return { total, tax, other: told(1.005) }
}

describe("what people are told of an order's amounts", () => {
  const net = anItem(3, { total: 181.475, tax_total: 28.975, is_tax_inclusive: false })

  it("is to the last digit where prices include tax", () => {
    const amounts = { total: 6.787, tax: 0, other: 1.005 }
    expect(amountsOf({ items: [anItem(1)], total: 6.787 })).toEqual(amounts)
  })

  it("is what is paid where tax is added", () => {
    const order = { items: [net], total: 181.475 }
    expect(amountsOf(order)).toEqual({ total: 181.48, tax: 28.98, other: 1.01 })
    const inYen = { total: 181, tax: 29, other: 1 }
    expect(amountsOf({ ...order, currency_code: "jpy" })).toEqual(inYen)
  })

  it("has what was credited since in the total", () => {
    expect(amountsOf({ items: [net], total: 81.475, credit_line_total: 100 })).toMatchObject({
      total: 181.48,
    })
  })
})
