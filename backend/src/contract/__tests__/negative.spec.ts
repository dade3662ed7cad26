import { saveProductSchema } from "../product/product"
import { productCsvSchema } from "../product/product-csv"

const messages = (schema: typeof productCsvSchema.shape.price, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe("a number below zero", () => {
  it.each([
    ["price", "-5", "A negative price is not possible"],
    ["stock", "-5", "A negative stock is not possible"],
    ["stock", "\u22125", "A negative stock is not possible"],
    ["minimum", "-5", "A negative quantity is not possible"],
    ["carton", "- 5", "A negative quantity is not possible"],
    ["weight", "-0,5", "A negative weight is not possible"],
  ] as const)("is told as what it is in the column %s: %s", (column, cell, message) => {
    expect(messages(productCsvSchema.shape[column], cell)).toEqual([message])
  })

  it("is told in the shop's own form as well, where it is a number", () => {
    const { error } = saveProductSchema
      .pick({ price: true, qty: true })
      .safeParse({ price: -1, qty: -5 })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "A negative price is not possible",
      "A negative stock is not possible",
    ])
  })

  it("is nothing that only begins with a dash", () => {
    expect(messages(productCsvSchema.shape.price, "-free")).toEqual(["must be an amount of money"])
  })
})
