import { screen, waitFor, within } from "@testing-library/react"
import { aLine, anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { columnOf, headsOf, rowOf, seeTable, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

const PATH = "/dashboard/orders"
const SHIPPED_AT = "2026-11-20T10:00:00.000Z"

describe("Orders", () => {
  it("has the specification's columns; an unpaid order can be paid or cancelled, a paid one neither", async () => {
    signIn()
    fakeShop.orders = [
      anOrder({ productName: "New part" }),
      anOrder({ productName: "Paid part", isPaid: true, transitionId: "pi_3Q", isDeliver: true }),
    ]
    visit(PATH)
    const table = await seeTable("Orders", "New part")
    expect(headsOf(table)).toEqual([
      "Your name",
      "Product Name",
      "Quantity",
      "price",
      "Total Price",
      "Shipping Address",
      "Status",
      "payment",
      "Action",
    ])
    expect(columnOf(table, "Status")).toEqual(["Pending", "Delivered"])
    const unpaid = within(rowOf(table, "New part"))
    expect(unpaid.getByRole("button", { name: "Pay" })).toBeVisible()
    expect(unpaid.getByRole("button", { name: "Cancel" })).toBeVisible()
    const paid = within(rowOf(table, "Paid part"))
    expect(paid.getByText("paid")).toBeVisible()
    expect(paid.getByText("pi_3Q")).toBeVisible()
    expect(paid.queryByRole("button")).toBeNull()
  })

  it("cancels an order after asking once", async () => {
    signIn()
    fakeShop.orders = [anOrder({ productName: "Brake disc" })]
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Cancel" }))
    await user.click(await screen.findByRole("button", { name: "Yes, cancel the order" }))
    await seeToast("Order Cancelled Successfully")
    await screen.findByText("No orders yet")
  })

  it("tells each order's number and day beside its parts", async () => {
    signIn()
    const order = anOrder({ productName: "Brake disc", createdAt: "2026-11-20T09:00:00.000Z" })
    fakeShop.orders = [order]
    visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    expect(within(table).getByText(order.number)).toBeVisible()
    expect(table.querySelector("time")).toHaveAttribute("datetime", order.createdAt)
  })

  it("has cancelled orders where they are asked for, with nothing left to do to them", async () => {
    signIn()
    const cancelledAt = "2026-11-20T11:00:00.000Z"
    fakeShop.orders = [
      anOrder({ productName: "Brake disc" }),
      anOrder({ productName: "Gone part", cancelledAt }),
    ]
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    expect(within(table).queryByText("Gone part")).toBeNull()
    await user.click(screen.getByRole("checkbox", { name: "Show cancelled" }))
    const shown = await seeTable("Orders", "Gone part")
    expect(columnOf(shown, "Status")).toEqual(["Pending", "Cancelled"])
    expect(within(rowOf(shown, "Gone part")).queryByRole("button")).toBeNull()
    expect(location.search).toBe("?cancelled=true")
    await user.click(screen.getByRole("checkbox", { name: "Show cancelled" }))
    await waitFor(() => expect(within(table).queryByText("Gone part")).toBeNull())
  })

  it("tells why an order cannot be cancelled and shows what it has become", async () => {
    signIn()
    const order = anOrder({ productName: "Brake disc" })
    fakeShop.orders = [order]
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    await user.click(within(table).getByRole("button", { name: "Cancel" }))
    Object.assign(order, { isPaid: true, transitionId: "pi_3Q" })
    await user.click(await screen.findByRole("button", { name: "Yes, cancel the order" }))
    await seeToast("A paid order cannot be cancelled")
    await within(table).findByText("pi_3Q")
  })

  it("names an order of several parts by its first one, without a price of a piece", async () => {
    signIn()
    const lines = [aLine({ productName: "Brake disc", qty: 60 }), aLine(), aLine()]
    fakeShop.orders = [anOrder({ lines })]
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc and 2 more")
    expect(columnOf(table, "Quantity")).toEqual(["160"])
    expect(columnOf(table, "price")).toEqual(["–"])
    await within(table).findByText("$1,984.00")
    await user.click(within(table).getByRole("button", { name: "Cancel" }))
    await screen.findByText(/^160 pieces of 3 parts go back into stock/)
  })

  it("leads to the shop where there is no order", async () => {
    signIn()
    visit(PATH)
    const link = await screen.findByRole("link", { name: "Choose a part" })
    expect(link).toHaveAttribute("href", "/showProduct")
  })

  it("can be reached by an administrator who buys", async () => {
    signInAsAdministrator()
    fakeShop.orders = [anOrder({ productName: "Brake disc", email: "admin@example.com" })]
    visit(PATH)
    await seeTable("Orders", "Brake disc")
  })
})

describe("an order's page", () => {
  it("shows the line, the address, the payment and the way of the order", async () => {
    signIn()
    const paidAt = "2026-11-20T10:00:00.000Z"
    const paid = { isPaid: true, paidAt, transitionId: "pi_3Q" }
    const order = anOrder({ productName: "Brake disc", ...paid })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    const lines = await seeTable("Lines", "Brake disc")
    expect(columnOf(lines, "Total Price")).toEqual(["$620.00"])
    expect(screen.getByText("pi_3Q")).toBeVisible()
    expect(timeline()).toEqual([
      `placed ${order.createdAt}`,
      `paid ${paidAt}`,
      "delivered (not yet)",
    ])
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible()
  })

  it("shows every line with its number, amounts and what is shipped of it", async () => {
    signIn()
    const lines = [
      aLine({ productName: "Brake disc", sku: "BD-280", qty: 60, shipped: 20, open: 40 }),
      aLine({ productName: "Oil filter", sku: "", price: 0.5, shipped: 50, open: 0 }),
    ]
    const order = anOrder({ lines })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    const table = await seeTable("Lines", "$744.00")
    const heads = ["Product Name", "SKU", "Quantity", "price", "Total Price", "Shipped", "Open"]
    expect(headsOf(table)).toEqual(heads)
    expect(heads.map((head) => columnOf(table, head))).toEqual([
      ["Brake discOrder again", "Oil filterOrder again"],
      ["BD-280", "–"],
      ["60", "50"],
      ["$12.40", "$0.50"],
      ["$744.00", "$25.00"],
      ["20", "50"],
      ["40", "0"],
    ])
    expect(screen.getByRole("heading", { name: `Order ${order.number}` })).toBeVisible()
    expect(screen.queryByRole("heading", { name: "Shipments" })).toBeNull()
  })

  it("leads its owner to where it is put together again, as a whole or line by line", async () => {
    const owner = signIn()
    const lines = [aLine({ productName: "Brake disc" }), aLine({ productName: "Oil filter" })]
    const order = anOrder({ lines, email: owner.email })
    fakeShop.orders = [order]
    const user = visit(PATH)
    const again = `/quickOrder?order=${order._id}`
    const hrefs = () =>
      screen.getAllByRole("link", { name: "Order again" }).map((link) => link.getAttribute("href"))
    await seeTable("Orders", order.productName)
    expect(hrefs()).toEqual([again])
    await user.click(screen.getByRole("link", { name: order.productName }))
    await seeTable("Lines", "Oil filter")
    expect(hrefs()).toEqual([again, `${again}&line=1`, `${again}&line=2`])
  })

  it("offers staff nothing of a customer's order to order again", async () => {
    signInAsAdministrator()
    const order = anOrder({ lines: [aLine({ productName: "Brake disc" })], email: "b@example.com" })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    await seeTable("Lines", "Brake disc")
    expect(screen.queryByRole("link", { name: "Order again" })).toBeNull()
  })

  it("shows what was sent, and leads to the carrier where staff named an address", async () => {
    signIn()
    const { productId, productName, sku } = aLine({ productName: "Oil filter", sku: "OF-1" })
    const parcel = { parcels: null, date: null, shippedAt: SHIPPED_AT }
    const lines = [{ productId, productName, sku, qty: 20 }]
    const sent = { ...parcel, lines, carrier: "DHL" }
    const order = anOrder({
      shipments: [
        { ...sent, id: "ful_1", tracking: "1Z 999", trackingUrl: "https://track.example/1" },
        { ...sent, id: "ful_2", tracking: null, trackingUrl: null },
      ],
    })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    const region = within(await screen.findByRole("region", { name: "Shipments" }))
    const link = region.getByRole("link", { name: "DHL 1Z 999" })
    expect(link).toHaveAttribute("href", "https://track.example/1")
    expect(link).toHaveAttribute("rel", "noopener noreferrer")
    expect(region.getAllByText("20 × Oil filter OF-1")).toHaveLength(2)
    expect(region.queryByRole("button", { name: "Take back" })).toBeNull()
    expect(region.getByText("DHL")).toBeVisible()
  })

  it("tells of a shipment its day and parcels, and what is open; staff take one back after asking once", async () => {
    signInAsAdministrator()
    const line = aLine({ productName: "Oil filter", qty: 2000, shipped: 1664, open: 336 })
    const { productId, productName, sku } = line
    const lines = [{ productId, productName, sku, qty: 1664 }]
    const parcel = { carrier: "UPS", tracking: "1Z", trackingUrl: null, shippedAt: SHIPPED_AT }
    const shipment = { id: "ful_1", lines, ...parcel, parcels: 2, date: "2026-11-19" }
    const order = anOrder({ lines: [line], shipments: [shipment] })
    fakeShop.orders = [order]
    const asked: unknown[] = []
    server.use(
      serve("takeBackShipment", ({ params }) => {
        asked.push(params)
        Object.assign(order, { shipments: [] })
        return { body: { success: true, data: order } }
      }),
    )
    const user = visit(`${PATH}/${order._id}`)
    const region = within(await screen.findByRole("region", { name: "Shipments" }))
    expect(region.getByText("1,664 of 2,000 pieces shipped, 336 open")).toBeVisible()
    expect(region.getByText(`1,664 × Oil filter ${sku}`)).toBeVisible()
    expect(region.getByText("2 parcels")).toBeVisible()
    expect(region.getByText(/Nov(ember)? 19, 2026|19 Nov(ember)? 2026/)).toBeVisible()
    await user.click(region.getByRole("button", { name: "Take back" }))
    await user.click(await screen.findByRole("button", { name: "Yes, take it back" }))
    await seeToast("The shipment is taken back")
    expect(asked).toMatchObject([{ id: order._id, shipment_id: "ful_1" }])
    await waitFor(() => expect(screen.queryByRole("region", { name: "Shipments" })).toBeNull())
  })

  it("tells until when an unpaid order is kept", async () => {
    signIn()
    const order = anOrder({ payBefore: "2026-11-26T02:00:00.000Z" })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    expect(await screen.findByText(/, or the order is cancelled/)).toBeVisible()
    expect(screen.getByText("Pay before")).toBeVisible()
  })

  it("shows when an order was cancelled and its money went back", async () => {
    signIn()
    const [cancelledAt, refundedAt] = ["2026-11-20T11:00:00.000Z", "2026-11-20T12:00:00.000Z"]
    const order = anOrder({ cancelledAt, refundedAt, refunded: 620 })
    fakeShop.orders = [order]
    visit(`${PATH}/${order._id}`)
    await screen.findByRole("list", { name: "Timeline" })
    expect(timeline()).toEqual([
      `placed ${order.createdAt}`,
      `cancelled ${cancelledAt}`,
      `refunded ${refundedAt}`,
    ])
  })

  it("says that there is no such order among the reader's", async () => {
    signIn()
    server.use(
      serve("getOrder", () => {
        throw new Refusal(404, "order_not_found", { message: "There is no such order" })
      }),
    )
    visit(`${PATH}/order_of_another`)
    await screen.findByText("There is no such order among yours")
  })
})

/** Each stop's name with its time, as machines read it. */
function timeline(): string[] {
  const stops = within(screen.getByRole("list", { name: "Timeline" })).getAllByRole("listitem")
  return stops.map((stop) => {
    const time = stop.querySelector("time")?.dateTime
    return `${stop.querySelector("p")?.textContent ?? ""}${time ? ` ${time}` : ""}`
  })
}
