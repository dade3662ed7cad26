import { MedusaError } from "@medusajs/framework/utils"
import { ShopError, wrongField } from "../shop-error"

describe("ShopError", () => {
  it("carries its code, its sentence and the fields to blame", () => {
    const errors = [{ field: "price", message: "the price is $9.00" }]
    const error = new ShopError("price_changed", { facts: { price: "$9.00" }, errors })

    expect(error).toBeInstanceOf(MedusaError)
    expect(error).toMatchObject({
      code: "price_changed",
      message: "The price is now $9.00: look at it again before you order",
      errors,
    })
  })

  it.each([
    ["not_signed_in", "unauthorized"],
    ["forbidden", "forbidden"],
    ["order_not_found", "not_found"],
    ["payment_in_progress", "not_allowed"],
    ["payment_provider_refused", "unexpected_state"],
    ["identity_unavailable", "not_allowed"],
  ] as const)("%s is %s to Medusa", (code, type) => {
    expect(new ShopError(code)).toMatchObject({ type })
  })

  it("takes codes of the table alone, with what their sentences need", () => {
    // @ts-expect-error no row has this code
    expect(() => new ShopError("no_such_code")).toThrow()
    // @ts-expect-error the minimum is missing
    expect(new ShopError("below_minimum").code).toBe("below_minimum")
    // @ts-expect-error the row has no such variant
    expect(new ShopError("not_found", { variant: "mail" }).code).toBe("not_found")
  })
})

describe("wrongField", () => {
  it("tells people what it tells of the field", () => {
    const errors = [{ field: "file", message: "file is required" }]
    expect(wrongField("file", "file is required")).toMatchObject({
      code: "invalid_input",
      message: "file is required",
      errors,
    })
  })
})
