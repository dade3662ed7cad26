import { quantityWords } from "../components/order-box"

describe("quantityWords", () => {
  it("names the minimum", () => {
    expect(quantityWords({ minimum: 50, multiple: 1, first: 50 })).toBe(
      "At least 50 pieces in one order.",
    )
    expect(quantityWords({ minimum: 1, multiple: 1, first: 1 })).toBe(
      "At least 1 piece in one order.",
    )
  })

  it("names the first quantity that fills cartons where the minimum does not", () => {
    expect(quantityWords({ minimum: 50, multiple: 12, first: 60 })).toBe(
      "At least 50 pieces in one order, in cartons of 12. The first quantity that fits is 60.",
    )
    expect(quantityWords({ minimum: 60, multiple: 12, first: 60 })).toBe(
      "At least 60 pieces in one order, in cartons of 12.",
    )
  })
})
