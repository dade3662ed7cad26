import { screen, waitFor, within } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { REFUSALS } from "@shop/contract/refusals"
import { anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { filled, list, PROFILE, quantityOf } from "./filled-basket"

/** Answers orders of many lines, and keeps what was sent. */
function takeOrders() {
  const sent: unknown[] = []
  server.use(
    http.post("*/api/v1/orders", async ({ request }) => {
      const body: unknown = await request.json()
      sent.push({ key: request.headers.get("Idempotency-Key"), body })
      const order = anOrder({ _id: "order_of_two" })
      fakeShop.orders.unshift(order)
      return HttpResponse.json({ success: true, data: order }, { status: 201 })
    }),
  )
  return sent
}

describe("the basket's page", () => {
  it("leads to the parts where it is empty", async () => {
    signIn()
    visit("/basket")
    expect(await screen.findByText("Your basket is empty")).toBeVisible()
    expect(screen.getByRole("link", { name: "To the parts" })).toHaveAttribute(
      "href",
      "/showProduct",
    )
    expect(screen.queryByRole("button", { name: "Place order" })).toBeNull()
  })

  it("shows each part with its price at this quantity, its total and what more would save", async () => {
    filled()
    visit("/basket")
    expect(await screen.findByText("$744.00", { selector: "dd" })).toBeVisible()
    const [disc, pad] = within(await list()).getAllByRole("listitem")
    expect(disc).toHaveTextContent(/Brake disc.*500 in stock.*\$10\.00 a piece.*\$600\.00/)
    expect(pad).toHaveTextContent(/\$3\.00 a piece.*\$144\.00.*Add 48: 10 % less a piece/)
  })

  it("saves a typed quantity after a pause, and shows its price at once", async () => {
    const { held } = filled()
    const user = visit("/basket")
    const field = await quantityOf("Brake pad")
    await user.clear(field)
    await user.type(field, "96")
    await waitFor(() => expect(held()?.lines[1]?.qty).toBe(96))
    expect(held()?.version).toBe(2)
    const [, pad] = within(await list()).getAllByRole("listitem")
    await waitFor(() => expect(pad).toHaveTextContent("$2.70 a piece$259.20"))
    const told = screen.getAllByRole("status").map(({ textContent }) => textContent)
    expect(told).toContain("2 parts, $859.20 in all")
  })

  it("offers the nearest quantities that can be ordered, a click away", async () => {
    const { held } = filled(50)
    const user = visit("/basket")
    const field = await quantityOf("Brake pad")
    expect(field).toHaveAccessibleDescription("this part is sold in cartons of 12")
    await user.click(screen.getByRole("button", { name: "Order 60" }))
    await waitFor(() => expect(held()?.lines[1]?.qty).toBe(60))
    await waitFor(() => expect(field).toHaveValue("60"))
    expect(field).not.toHaveAttribute("aria-invalid")
  })

  it("takes what another tab changed, and applies its own change again", async () => {
    const { user: person, disc, pad, held } = filled()
    const user = visit("/basket")
    const field = await quantityOf("Brake disc")
    fakeShop.baskets.set(person._id, {
      version: 9,
      lines: [
        { productId: disc._id, qty: 60 },
        { productId: pad._id, qty: 120 },
      ],
    })
    await user.clear(field)
    await user.type(field, "70{Enter}")
    await waitFor(() => expect(held()?.version).toBe(10))
    expect(held()?.lines.map(({ qty }) => qty)).toEqual([70, 120])
    expect(await quantityOf("Brake pad")).toHaveValue("120")
  })

  it("keeps what was typed, and says why it is not saved", async () => {
    filled()
    const user = visit("/basket")
    const field = await quantityOf("Brake disc")
    server.use(http.put("*/api/v1/basket", () => HttpResponse.error()))
    await user.clear(field)
    await user.type(field, "70{Enter}")
    const why = "The shop cannot be reached. Check your connection and try again."
    await waitFor(() => expect(field).toHaveAccessibleDescription(why))
    expect(field).toHaveValue("70")
  })

  it.each(["", "0", "1.5", "ten"])("asks for a whole number in place of '%s'", async (text) => {
    const { held } = filled()
    const user = visit("/basket")
    const field = await quantityOf("Brake disc")
    await user.clear(field)
    if (text) await user.type(field, text)
    await user.tab()
    expect(field).toHaveAccessibleDescription("quantity must be a whole number")
    expect(held()?.version).toBe(1)
  })

  it("removes a part, keeps the focus in the list and takes it back by Undo", async () => {
    const { held } = filled()
    const user = visit("/basket")
    await user.click(await screen.findByRole("button", { name: "Remove Brake disc" }))
    await waitFor(() => expect(held()?.lines).toHaveLength(1))
    expect(await list()).toHaveFocus()
    await screen.findByText("Brake disc removed from the basket")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() => expect(held()?.lines.map(({ qty }) => qty)).toEqual([60, 48]))
  })

  it("places one order of all lines, and goes on to the payment of the whole", async () => {
    const { disc, pad, held } = filled()
    const sent = takeOrders()
    const user = visit("/basket")
    expect(await screen.findByLabelText("Phone")).toHaveValue(PROFILE.phone)
    expect(screen.getByLabelText("Address")).toHaveValue(PROFILE.address)
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await waitFor(() => expect(location.pathname).toBe("/dashboard/payment/order_of_two"))
    expect(sent).toEqual([
      {
        key: expect.any(String),
        body: {
          name: "Mara Lindqvist",
          email: "customer@example.com",
          ...PROFILE,
          lines: [
            { productId: disc._id, qty: 60, price: 10 },
            { productId: pad._id, qty: 48, price: 3 },
          ],
          total: 744,
        },
      },
    ])
    expect(held()?.lines).toEqual([])
  })

  it("orders what stands in the fields, also what was typed a moment before", async () => {
    filled()
    const sent = takeOrders()
    const user = visit("/basket")
    const field = await quantityOf("Brake disc")
    await user.clear(field)
    await user.type(field, "75")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ body: { lines: [{ qty: 75 }, { qty: 48 }] } }])
    await waitFor(() => expect(location.pathname).toBe("/dashboard/payment/order_of_two"))
  })

  it("orders nothing while a typed quantity is not saved, and all of it once it is", async () => {
    filled()
    const sent = takeOrders()
    const user = visit("/basket")
    const field = await quantityOf("Brake disc")
    let isDown = true
    server.use(http.put("*/api/v1/basket", () => (isDown ? HttpResponse.error() : undefined)))
    await user.clear(field)
    await user.type(field, "70{Enter}")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await screen.findByText("A quantity is not saved yet: look at the parts that are marked")
    expect(sent).toEqual([])
    isDown = false
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await waitFor(() => expect(sent).toMatchObject([{ body: { lines: [{ qty: 70 }, {}] } }]))
    await waitFor(() => expect(location.pathname).toBe("/dashboard/payment/order_of_two"))
  })

  it("says what is left to mend, and goes there in place of ordering", async () => {
    filled(50)
    const sent = takeOrders()
    const user = visit("/basket")
    expect(await screen.findByText("One part has to be changed before you can order")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await waitFor(async () => expect(await quantityOf("Brake pad")).toHaveFocus())
    expect(sent).toEqual([])
  })

  it("tells why the shop refuses, and asks anew what the parts cost", async () => {
    const { disc } = filled()
    const user = visit("/basket")
    await quantityOf("Brake disc")
    const message = REFUSALS.price_changed.sentence.replace("{price}", "11")
    server.use(
      http.post("*/api/v1/orders", () => {
        disc.price = 11
        disc.ladder = [{ from: 50, unitPrice: 11 }]
        const body = { success: false, code: "price_changed", message, errors: [] }
        return HttpResponse.json(body, { status: 409 })
      }),
    )
    await user.click(screen.getByRole("button", { name: "Place order" }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText("$11.00 a piece")).toBeVisible()
  })

  it("names a part that is sold no longer, until it is removed", async () => {
    const { user: person, pad } = filled()
    fakeShop.products = [pad]
    const user = visit("/basket")
    await screen.findByRole("heading", { name: "a part that is no longer sold" })
    await user.click(screen.getByRole("button", { name: "Remove a part that is no longer sold" }))
    await waitFor(() => expect(fakeShop.baskets.get(person._id)?.lines).toHaveLength(1))
  })

  it("says that it cannot be loaded, and tries again", async () => {
    filled()
    server.use(
      serve("getBasket", () => {
        throw new Refusal(403, "forbidden", { message: REFUSALS.forbidden.sentence })
      }),
    )
    const user = visit("/basket")
    await screen.findByText("The basket could not be loaded")
    server.resetHandlers()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await quantityOf("Brake disc")
  })
})
