import { sentFacts } from "../sent-facts"

describe("what an entry keeps of a call's body", () => {
  it("is the names of its fields, and no value", () => {
    const body = { name: "Garages", metadata: { secret: "x" } }
    expect(sentFacts("/admin/customer-groups", body)).toEqual({ fields: "metadata, name" })
  })

  it("is the body itself where it decides on money, without anything of a person", () => {
    const body = {
      email: "somebody@example.com",
      shipping_address: { first_name: "Mara", phone: "1" },
      items: [{ variant_id: "variant_1", unit_price: 2, internal_note: "for Mara" }],
    }
    expect(sentFacts("/admin/draft-orders/order_1/edit/items", body)).toEqual({
      sent: '{"items":[{"variant_id":"variant_1","unit_price":2}]}',
    })
  })

  it("is cut, and nothing where nothing was sent", () => {
    const long = { code: "x".repeat(900) }
    expect(String(sentFacts("/admin/promotions", long).sent)).toHaveLength(500)
    expect(sentFacts("/admin/promotions", undefined)).toEqual({})
  })
})
