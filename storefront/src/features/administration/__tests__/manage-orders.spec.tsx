import { screen, waitFor, within } from "@testing-library/react"
import { anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { headsOf, rowOf, rowsOf, seeTable, seeToast } from "@/testing/see"
import { pageOf, Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"

const PAID = { isPaid: true, transitionId: "pi_3Q" }

describe("Manage Orders", () => {
  beforeEach(() => {
    signInAsAdministrator()
  })

  it("has the specification's columns, and actions by an order's state", async () => {
    fakeShop.orders = [
      anOrder({ productName: "New part" }),
      anOrder({ productName: "Paid part", ...PAID }),
      anOrder({ productName: "Done part", ...PAID, isDeliver: true }),
    ]
    visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "New part")
    expect(headsOf(table)).toEqual([
      "customer name",
      "Product Name",
      "Quantity",
      "price",
      "Total Price",
      "Shipping Address",
      "Status",
      "payment",
      "Action",
    ])
    const buttons = (part: string) =>
      within(rowOf(table, part))
        .queryAllByRole("button")
        .map((button) => button.textContent)
    expect(buttons("New part")).toEqual(["Delivery", "Cancel"])
    expect(buttons("Paid part")).toEqual(["Delivery"])
    expect(buttons("Done part")).toEqual([])
    expect(within(rowOf(table, "New part")).getByText("unpaid")).toBeVisible()
    expect(within(rowOf(table, "Paid part")).getByText("pi_3Q")).toBeVisible()
  })

  it("shows cancelled orders where they are asked for, and leads to the return of a delivered one", async () => {
    const returned = anOrder({ productName: "Done part", isDeliver: true })
    const cancelledAt = "2026-11-20T11:00:00.000Z"
    fakeShop.orders = [returned, anOrder({ productName: "Gone part", cancelledAt })]
    visit("/dashboard/manageOrders?cancelled=true")
    const table = await seeTable("Manage Orders", "Gone part")
    expect(within(rowOf(table, "Gone part")).queryByRole("button")).toBeNull()
    const done = within(rowOf(table, "Done part"))
    expect(done.getByRole("button", { name: "Cancel" })).toBeDisabled()
    const link = done.getByRole("link", { name: "Return it in Medusa Admin" })
    expect(link).toHaveAttribute("href", `/app/orders/${returned._id}`)
  })

  it("marks an order as delivered", async () => {
    fakeShop.orders = [anOrder({ productName: "Brake disc", ...PAID })]
    const user = visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Delivery" }))
    await seeToast("Order is now delivered")
    await within(table).findByText("Delivered")
  })

  it("asks once more before an order leaves the house unpaid", async () => {
    fakeShop.orders = [anOrder({ productName: "Brake disc", number: "#177" })]
    const user = visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Delivery" }))
    const question = await screen.findByRole("dialog", { name: "This order is not paid" })
    expect(question).toHaveTextContent("#177 leaves the house unpaid")
    await user.click(within(question).getByRole("button", { name: "No, not yet" }))
    expect(within(table).queryByText("Delivered")).toBeNull()
    await user.click(within(table).getByRole("button", { name: "Delivery" }))
    await user.click(await screen.findByRole("button", { name: "Yes, deliver it" }))
    await seeToast("Order is now delivered")
    await within(table).findByText("Delivered")
  })

  it("has the shop search all orders, also those that were not loaded yet", async () => {
    fakeShop.orders = Array.from({ length: 230 }, (_, index) =>
      anOrder({ productName: `Part ${index + 1}`, address: index === 229 ? "Kiruna" : "Malmö" }),
    )
    const user = visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "Part 1")
    expect(screen.getByText("1–25 of 230")).toBeVisible()
    await user.type(screen.getByRole("searchbox"), "kiruna")
    await within(table).findByText("Part 230")
    expect(rowsOf(table)).toHaveLength(1)
    expect(screen.getByText("1–1 of 1")).toBeVisible()
  })

  it("says when it could not load them all to sort them, and goes on by Try again", async () => {
    fakeShop.orders = Array.from({ length: 130 }, (_, index) =>
      anOrder({ productName: `Part ${index + 1}`, qty: 200 - index }),
    )
    server.use(
      serve("listOrders", ({ query }) => {
        if (query.has("cursor")) {
          throw new Refusal(400, "invalid_cursor", { message: "This page is no longer there" })
        }
        const { rows, headers } = pageOf(fakeShop.orders, { path: "/orders", query })
        return { body: { success: true, data: rows }, headers }
      }),
    )
    const user = visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "Part 1")
    const quantity = within(table).getByRole("columnheader", { name: "Quantity" })
    await user.click(within(quantity).getByRole("button"))
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent("Not all orders were searched")
    server.resetHandlers()
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(rowsOf(table)[0]).toHaveTextContent("Part 130"))
  })

  it("sorts all orders, also those that were not loaded yet", async () => {
    fakeShop.orders = Array.from({ length: 130 }, (_, index) =>
      anOrder({ productName: `Part ${index + 1}`, qty: 50 + index }),
    )
    const user = visit("/dashboard/manageOrders")
    const table = await seeTable("Manage Orders", "Part 1")
    const quantity = within(table).getByRole("columnheader", { name: "Quantity" })
    await user.click(within(quantity).getByRole("button"))
    await user.click(within(quantity).getByRole("button"))
    expect(quantity).toHaveAttribute("aria-sort", "descending")
    await waitFor(() => expect(rowsOf(table)[0]).toHaveTextContent("Part 130"))
  })
})
