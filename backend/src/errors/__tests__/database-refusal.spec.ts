import { orDatabaseRefusal } from "../database-refusal"

describe("orDatabaseRefusal", () => {
  it("knows pieces that are gone by the guard's SQLSTATE", () => {
    expect(orDatabaseRefusal({ code: "SH001", message: "any" })).toMatchObject({
      code: "out_of_stock",
      message: "Sorry, we don't have enough stock for this product",
    })
  })

  it("knows one unpaid order too many by the guard's SQLSTATE", () => {
    expect(orDatabaseRefusal({ code: "SH003", message: "any" })).toMatchObject({
      code: "too_many_unpaid_orders",
    })
  })

  it.each([
    { message: "Product with title)): x, already exists." },
    { code: "23505", constraint: "shop_product_name_unique", message: "any" },
  ])("knows a taken name by %o", (error) => {
    expect(orDatabaseRefusal(error)).toMatchObject({ code: "product_name_taken" })
  })

  it.each([
    [new Error("There is not enough stock of iitem_1")],
    [{ code: "23505", constraint: "IDX_product_handle_unique" }],
    [null],
  ])("leaves %o as it came", (error) => {
    expect(orDatabaseRefusal(error)).toBe(error)
  })
})
