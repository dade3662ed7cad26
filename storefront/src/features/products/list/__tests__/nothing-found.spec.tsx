import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"

const NEAR = {
  productId: "disc_280",
  productName: "Brake disc 280",
  sku: "BD-2803-V",
  image: "/uploads/disc.webp",
}

describe("a search that finds nothing", () => {
  beforeEach(() => {
    fakeShop.products = [aProduct({ _id: "disc_280", productName: "Brake disc 280" })]
  })

  it("offers the nearest numbers as links", async () => {
    const nearest = [
      { ...NEAR, matchedNumber: "" },
      { ...NEAR, productId: "disc_281", matchedNumber: "Velmont 3Y2 110" },
    ]
    server.use(
      http.get("*/api/v1/products", () =>
        HttpResponse.json(
          { success: true, data: [], nearest },
          { headers: { "X-Total-Count": "0" } },
        ),
      ),
    )
    const user = visit("/showProduct?q=BD-2804-V")
    const list = await screen.findByRole("region", { name: "The nearest numbers" })
    const links = within(list).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "BD-2803-VBrake disc 280",
      "Velmont 3Y2 110Brake disc 280",
    ])
    await user.click(within(list).getByRole("link", { name: /^BD-2803-V/ }))
    await waitFor(() => expect(location.pathname).toBe("/product/disc_280"))
  })

  it("leads to who can be asked, with the number in the message", async () => {
    const user = visit("/showProduct?q=34+11+6+%26+7")
    await user.click(await screen.findByRole("link", { name: "Ask us" }))
    await screen.findByRole("heading", { name: "Contact us", level: 1 })
    expect(screen.getByLabelText("Message")).toHaveValue(
      "I am looking for 34 11 6 & 7, which your search does not find.",
    )
  })

  it("asks nobody where filters alone leave nothing", async () => {
    visit("/showProduct?minPrice=9999")
    await screen.findByText("No parts with these filters")
    expect(screen.queryByRole("link", { name: "Ask us" })).not.toBeInTheDocument()
  })
})

describe("a search by the number of a part that is gone", () => {
  it("finds what took its place, and says so", async () => {
    const part = aProduct({ productName: "Brake disc 280", sku: "BD-2803-V" })
    fakeShop.products = [part]
    fakeShop.vehicles = [aVehicle()]
    const { _id, productName, sku } = part
    const found = { _id, productName, sku, oemNumber: "BD-2562-S", isFormer: true, image: "" }
    server.use(
      http.get("*/api/v1/products", () => HttpResponse.json({ success: true, data: [part] })),
      http.get("*/api/v1/products/suggestions", () => {
        const products = [{ ...found, unitPrice: 12.4, available: 500 }]
        const data = { products, categories: [], exact: _id }
        return HttpResponse.json({ success: true, data })
      }),
    )
    visit("/showProduct?q=bd2562s")
    const said = await screen.findByText("BD-2562-S is no longer made: BD-2803-V takes its place.")
    expect(said).toBeVisible()
  })
})
