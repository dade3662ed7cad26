import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { SLOT_NAMES } from "@/platform/slots/slot-names"
import { aLine, anOrder, aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { TRIED } from "./trial-plugin"

vi.mock("virtual:storefront-plugins", async () => {
  const { fillSlots } = await import("@/platform/slots/fill-slots")
  const { trialPlugin } = await import("./trial-plugin")
  return { ...fillSlots([trialPlugin]), logo: null }
})

const PERSON = { phone: "+46 8 555 010", address: "Varvsgatan 4" }
const disc = aProduct({ productName: "Brake disc", sku: "BD-1", price: 10 })

/** The bodies of orders that were sent; each is refused for its PO number. */
function refuseOrders() {
  const sent: Record<string, unknown>[] = []
  const errors = [{ field: "additional_data.po_number", message: "at most 35 signs" }]
  server.use(
    http.post("*/api/v1/orders", async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      const failure = { success: false, code: "invalid_request", message: "Not so", errors }
      return HttpResponse.json(failure, { status: 400 })
    }),
  )
  return sent
}

describe("the blocks of plugins", () => {
  it("are tried here at each place that there is", () => {
    expect(TRIED).toEqual(SLOT_NAMES)
  })

  it("stand above the header, in it, and in the footer of every page", async () => {
    visit("/contact")
    const banner = await screen.findByRole("banner")
    expect(await within(banner).findByText("lists")).toBeVisible()
    const above = await screen.findByText("free carriage")
    expect(above.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await within(await screen.findByRole("contentinfo")).findByText("a seal")).toBeVisible()
  })

  it("stand on each card of a list, above the link of the card", async () => {
    fakeShop.products = [disc, aProduct({ sku: "BD-2" })]
    visit("/showProduct")
    const block = await screen.findByText("card of BD-1")
    expect(block.closest("article")).toHaveAccessibleName("Brake disc")
    expect(block.closest(".relative.space-y-2")).not.toBeNull()
    expect(await screen.findByText("card of BD-2")).toBeVisible()
  })

  it("have their room on cards that are on their way", async () => {
    server.use(http.get("*/api/v1/products", () => new Promise(() => undefined)))
    visit("/showProduct")
    const room = () => document.querySelector("[aria-busy=true] [style*='min-height: 2rem']")
    await expect.poll(room).not.toBeNull()
  })

  it("stand beside the price of a part", async () => {
    fakeShop.products = [disc]
    visit(`/product/${disc._id}`)
    expect(await screen.findByText("deposit of BD-1")).toBeVisible()
  })

  it("stand in the purchase form, add to the order and hear what the shop says of it", async () => {
    signIn(PERSON)
    fakeShop.products = [disc]
    const sent = refuseOrders()
    const user = visit(`/purchase/${disc._id}`)
    expect(await screen.findByText("50 of BD-1")).toBeVisible()
    await user.clear(screen.getByLabelText("Quantity"))
    expect(await screen.findByText("null of BD-1")).toBeVisible()
    await user.type(screen.getByLabelText("Quantity"), "60")
    expect(await screen.findByText("60 of BD-1")).toBeVisible()
    await user.type(screen.getByLabelText("PO number"), "PO-7")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    expect(await screen.findByText(/additional_data.po_number: at most 35 signs/)).toBeVisible()
    expect(sent).toMatchObject([{ qty: 60, additional_data: { po_number: "PO-7" } }])
  })

  it("stand below the basket's lines and at its summary, and add to its order", async () => {
    const person = signIn(PERSON)
    fakeShop.products = [disc]
    fakeShop.baskets.set(person._id, { version: 1, lines: [{ productId: disc._id, qty: 60 }] })
    const sent = refuseOrders()
    const user = visit("/basket")
    expect(await screen.findByText("1 lines for 600")).toBeVisible()
    expect(await screen.findByText("summary of 600")).toBeVisible()
    const place = () => user.click(screen.getByRole("button", { name: "Place order" }))
    await place()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty("additional_data")
    await user.type(screen.getByLabelText(/PO number/), "PO-7")
    await place()
    expect(await screen.findByText(/additional_data.po_number: at most 35 signs/)).toBeVisible()
    expect(sent[1]).toMatchObject({ additional_data: { po_number: "PO-7" } })
  })

  it("stand at the summary of a guest's basket, too", async () => {
    fakeShop.products = [disc]
    const { writeGuestBasket } = await import("@/features/basket/guest/guest-basket")
    const line = { productId: disc._id, productName: "Brake disc", qty: 60 }
    writeGuestBasket({ id: "guest", lines: [line] })
    visit("/basket")
    expect(await screen.findByText("summary of 600")).toBeVisible()
    expect(screen.getByRole("link", { name: "Place order" })).toBeVisible()
  })

  it("stand on an order and in the row of each order", async () => {
    signIn(PERSON)
    const order = anOrder({ lines: [aLine({ productName: "Brake disc" })] })
    fakeShop.orders = [order]
    visit("/dashboard/orders")
    const row = await screen.findByText(`row of ${order.number}`)
    expect(row.closest("td")).toHaveAttribute("data-head", "Product Name")
  })

  it("stand on the page of an order", async () => {
    signIn(PERSON)
    const order = anOrder()
    fakeShop.orders = [order]
    visit(`/dashboard/orders/${order._id}`)
    expect(await screen.findByText(`claims of ${order.number}`)).toBeVisible()
  })

  it("stand on the reader's profile", async () => {
    signIn(PERSON)
    visit("/dashboard")
    expect(await screen.findByText("company of Mara Lindqvist")).toBeVisible()
  })
})
