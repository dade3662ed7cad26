import { screen, waitFor, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, headsOf, rowOf, rowsOf, seeTable, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"

const PATH = "/dashboard/product"

describe("All Product", () => {
  beforeEach(() => {
    signInAsAdministrator()
  })

  it("lists what the shop sells in the specification's columns", async () => {
    fakeShop.products = [
      aProduct({ productName: "Brake disc", price: 12.4, qty: "500" }),
      aProduct({ productName: "Water pump", qty: "0" }),
    ]
    visit(PATH)
    const table = await seeTable("All Product", "Brake disc")
    expect(headsOf(table)).toEqual([
      "Product Name",
      "Description",
      "Price",
      "Stock Quantity",
      "Status",
      "Action",
    ])
    expect(columnOf(table, "Status")).toEqual(["Available", "Out of stock"])
    await waitFor(() => expect(columnOf(table, "Price")[0]).toBe("$12.40"))
    expect(screen.getByText("1–2 of 2")).toBeVisible()
  })

  it("has the shop search and sort the whole catalogue", async () => {
    fakeShop.products = [
      aProduct({ productName: "Water pump", price: 30 }),
      aProduct({ productName: "Brake disc 280", price: 20 }),
      aProduct({ productName: "Brake disc 300", price: 10 }),
    ]
    const user = visit(PATH)
    const table = await seeTable("All Product", "Water pump")
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "brake")
    await waitFor(() => expect(rowsOf(table)).toHaveLength(2))
    const price = within(table).getByRole("columnheader", { name: "Price" })
    await user.click(within(price).getByRole("button"))
    await waitFor(() => expect(columnOf(table, "Price")).toEqual(["$10.00", "$20.00"]))
    expect(price).toHaveAttribute("aria-sort", "ascending")
  })

  it("goes page by page and loads further rows as they are wanted", async () => {
    fakeShop.products = Array.from({ length: 130 }, (_, index) =>
      aProduct({ productName: `Part ${index + 1}` }),
    )
    const user = visit(PATH)
    const table = await seeTable("All Product", "Part 1")
    expect(screen.getByText("1–25 of 130")).toBeVisible()
    for (const _page of [2, 3, 4, 5]) {
      await user.click(screen.getByRole("button", { name: "Next page" }))
    }
    await within(table).findByText("Part 101")
    expect(screen.getByText("101–125 of 130")).toBeVisible()
  })

  it("says what to do where there is nothing", async () => {
    visit(PATH)
    await screen.findByText("No products yet")
    expect(screen.getByRole("table", { name: "All Product" })).toBeInTheDocument()
  })

  it("clears a search that finds nothing", async () => {
    fakeShop.products = [aProduct({ productName: "Brake disc" })]
    const user = visit(PATH)
    const table = await seeTable("All Product", "Brake disc")
    await user.type(screen.getByRole("searchbox"), "gearbox")
    await screen.findByText("No products match “gearbox”")
    await user.click(screen.getByRole("button", { name: "Clear the search" }))
    await within(table).findByText("Brake disc")
  })

  it("tells a failure and tries again", async () => {
    fakeShop.products = [aProduct({ productName: "Brake disc" })]
    server.use(
      serve("listProducts", () => {
        throw new Refusal(400, "invalid_cursor", { message: "This page is no longer there" })
      }),
    )
    const user = visit(PATH)
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent("This page is no longer there")
    server.resetHandlers()
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    await seeTable("All Product", "Brake disc")
  })

  it("deletes a product after asking once", async () => {
    fakeShop.products = [
      aProduct({ productName: "Brake disc" }),
      aProduct({ productName: "Water pump" }),
    ]
    const user = visit(PATH)
    const table = await seeTable("All Product", "Brake disc")
    const remove = within(rowOf(table, "Brake disc")).getByRole("button", { name: "Delete" })
    await user.click(remove)
    await user.click(await screen.findByRole("button", { name: "No, keep it" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(rowsOf(table)).toHaveLength(2)
    await user.click(remove)
    await user.click(await screen.findByRole("button", { name: "Yes, delete the product" }))
    await seeToast("Product Deleted Successfully")
    await waitFor(() => expect(columnOf(table, "Product Name")).toEqual(["Water pump"]))
  })

  it("tells when a product cannot be deleted", async () => {
    fakeShop.products = [aProduct({ productName: "Brake disc" })]
    const user = visit(PATH)
    const table = await seeTable("All Product", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Delete" }))
    fakeShop.products = []
    await user.click(await screen.findByRole("button", { name: "Yes, delete the product" }))
    await seeToast("It is not there any more")
    await screen.findByText("No products yet")
  })
})
