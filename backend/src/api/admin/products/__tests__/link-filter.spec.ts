import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { linksOf, setLinksAside } from "../link-filter"

describe("what a list of products is linked to", () => {
  const read = (query: object, { path = "/products", method = "GET" } = {}) => {
    const req = { method, baseUrl: "/admin", path, query } as unknown as MedusaRequest
    const next = vi.fn()
    setLinksAside(req, {} as MedusaResponse, next)
    expect(next).toHaveBeenCalledWith()
    return { query: req.query, links: linksOf(req) }
  }

  it("is taken out of its query before Medusa reads that", () => {
    expect(read({ limit: "5", sales_channel_id: ["sc_1", "sc_2"] })).toEqual({
      query: { limit: "5" },
      links: { salesChannel: ["sc_1", "sc_2"], priceList: undefined },
    })
    expect(read({ price_list_id: ["plist_1"] }, { path: "/Products/" })).toEqual({
      query: {},
      links: { salesChannel: undefined, priceList: ["plist_1"] },
    })
  })

  it("stays where it is malformed, or another's", () => {
    const odd = { sales_channel_id: { $ne: "sc_1" } }
    expect(read(odd)).toEqual({ query: odd, links: undefined })
    const query = { sales_channel_id: "sc_1" }
    expect(read(query, { path: "/orders" })).toEqual({ query, links: undefined })
    expect(read(query, { path: "/products/prod_1" })).toEqual({ query, links: undefined })
    expect(read(query, { method: "POST" })).toEqual({ query, links: undefined })
    expect(read({ q: "disc" })).toEqual({ query: { q: "disc" }, links: undefined })
  })
})
