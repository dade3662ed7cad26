import { screen, waitFor, within } from "@testing-library/react"
import { aProduct, aVehicle } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, rowsOf } from "@/testing/see"
import { visit } from "@/testing/visit"

const FITTED = { position: "Front axle", builtFrom: null, builtTo: null, note: "", quantity: 2 }

/** A part that fits as many vehicles as said, one of them of another make. */
function fitted(count: number) {
  const product = aProduct({ oemNumbers: ["Velmont 3Y2 110 049 Z"] })
  fakeShop.products = [product]
  fakeShop.vehicles = Array.from({ length: count }, (_, index) =>
    aVehicle(index === 0 ? { make: "Bergau", model: "Halmer" } : {}),
  )
  fakeShop.fitments = fakeShop.vehicles.map((vehicle, index) => ({
    ...{ productId: product._id, vehicle, ...FITTED },
    ...(index === 0 && { note: "for 16 inch wheels", builtTo: "2015-05" }),
  }))
  return product
}

const section = () => screen.findByRole("region", { name: "Fits these vehicles" })
const table = () => screen.findByRole("table", { name: "Fits these vehicles" })

describe("the vehicles of a part", () => {
  it("are told with place, pieces, months and condition", async () => {
    const { _id } = fitted(2)
    visit(`/product/${_id}`)
    await waitFor(async () => expect(rowsOf(await table())).toHaveLength(2))
    expect(columnOf(await table(), "Condition")).toEqual(["for 16 inch wheels", ""])
    expect(columnOf(await table(), "Built")[0]).toBe("Jun 2013 to May 2015")
    expect(columnOf(await table(), "Position")).toEqual(["Front axle", "Front axle"])
    expect(within(await section()).getByText("2 rows")).toBeVisible()
  })

  it("narrow while somebody types, and say so where nothing is left", async () => {
    const { _id } = fitted(30)
    const user = visit(`/product/${_id}`)
    expect(await screen.findByText("10 of 30 rows")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Show more" }))
    expect(await screen.findByText("30 rows")).toBeVisible()
    const field = screen.getByRole("searchbox", { name: "Search these vehicles" })
    await user.type(field, "halmer")
    await waitFor(async () => expect(rowsOf(await table())).toHaveLength(1))
    await user.type(field, " zz")
    expect(await screen.findByText("None of its vehicles has “halmer zz”")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear the search" }))
    expect(await screen.findByText("30 rows")).toBeVisible()
  })

  it("are not known where nobody entered one, which is no no", async () => {
    const product = fitted(0)
    fakeShop.vehicles = [aVehicle()]
    visit(`/product/${product._id}`)
    expect(await screen.findByText("No vehicle is entered for this part yet")).toBeVisible()
    expect(screen.getByText(/does not say that it fits none/)).toBeVisible()
    expect(within(await section()).getByRole("link", { name: "Ask us" })).toHaveAttribute(
      "href",
      `/contact?number=${product.sku}`,
    )
  })

  it("are no word in a shop without vehicles", async () => {
    const product = aProduct()
    fakeShop.products = [product]
    visit(`/product/${product._id}`)
    expect(await screen.findByRole("heading", { name: "Measures" })).toBeVisible()
    expect(screen.queryByText(/vehicle/i)).toBeNull()
  })
})

describe("a part's numbers", () => {
  it("are told by kind, with what it took the place of", async () => {
    const product = fitted(1)
    const number = { brand: "", code: "x" }
    fakeShop.numbers.set(product._id, {
      numbers: [
        { ...number, kind: "ean", number: "2094000000001" },
        { ...number, kind: "competitor", brand: "Lindqvist", number: "771.6619" },
        { ...number, kind: "former", number: "HX 123/A" },
      ],
      successor: null,
      predecessors: [{ productId: null, productName: "Brake disc 256", sku: "BD-2562-S" }],
    })
    visit(`/product/${product._id}`)
    expect(await screen.findByRole("heading", { name: "Former numbers" })).toBeVisible()
    expect(screen.getByRole("button", { name: "Copy 771.6619" })).toBeVisible()
    expect(screen.getByRole("button", { name: "Copy 3Y2 110 049 Z" })).toBeVisible()
    expect(screen.getByText("BD-2562-S")).toBeVisible()
  })
})

describe("a part that was replaced", () => {
  const successor = { productId: "prod_new", productName: "Brake disc 280", sku: "BD-2803-V" }

  it("names what took its place, with a link", async () => {
    const product = aProduct({ successor })
    fakeShop.products = [product, aProduct({ ...successor, _id: "prod_new" })]
    const user = visit(`/product/${product._id}`)
    await user.click(await screen.findByRole("link", { name: "Brake disc 280, BD-2803-V" }))
    expect(await screen.findByRole("heading", { level: 1, name: "Brake disc 280" })).toBeVisible()
  })

  it("leads on where it is gone, and is not found where nothing took its place", async () => {
    fitted(1)
    fakeShop.products.push(aProduct({ ...successor, _id: "prod_new" }))
    fakeShop.numbers.set("prod_gone", { numbers: [], successor, predecessors: [] })
    visit("/product/prod_gone?vehicle=1")
    expect(await screen.findByRole("heading", { level: 1, name: "Brake disc 280" })).toBeVisible()
    expect(location.pathname + location.search).toBe("/product/prod_new?vehicle=1")
  })

  it("is not found where nothing took its place", async () => {
    fitted(1)
    visit("/product/prod_gone")
    expect(
      await screen.findByRole("heading", { name: "No such part in the catalogue" }),
    ).toBeVisible()
  })
})
