import { addedTaxes } from "../added-taxes"

const VAT = {
  code: "VAT",
  description: "VAT",
  rate: 19,
  provider_id: "tp_system",
  tax_rate_id: "1",
}

const net = { quantity: 50, unit_price: 3.05, is_tax_inclusive: false, taxes: [VAT] }

describe("the taxes that an order adds", () => {
  it("are none where prices include them, or where there are none", () => {
    const included = { ...net, is_tax_inclusive: true }
    const untaxed = { ...net, taxes: [] }
    expect(addedTaxes([included, untaxed])).toEqual({ total: null, of_lines: [] })
  })

  it("are of the exact price of each line", () => {
    expect(addedTaxes([net])).toEqual({ total: 181.475, of_lines: [28.975] })
    const small = { ...net, unit_price: 0.1234, quantity: 55 }
    expect(addedTaxes([net, small])).toEqual({ total: 189.55153, of_lines: [28.975, 1.28953] })
  })

  it("are those of net lines alone in an order of both kinds", () => {
    const included = { ...net, is_tax_inclusive: true }
    expect(addedTaxes([included, net])).toEqual({ total: 333.975, of_lines: [0, 28.975] })
  })

  it("are the sum of several rates, each of the price", () => {
    const state = { ...VAT, code: "STATE", rate: 7.25 }
    expect(addedTaxes([{ ...net, taxes: [VAT, state] }])).toEqual({
      total: 192.53125,
      of_lines: [40.03125],
    })
  })
})
