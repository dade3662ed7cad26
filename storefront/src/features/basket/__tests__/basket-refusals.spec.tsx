import { screen, waitFor } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import type { FieldError } from "@shop/contract/failure"
import { REFUSALS } from "@shop/contract/refusals"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"
import { filled, quantityOf } from "./filled-basket"

const NO_STOCK = REFUSALS.out_of_stock.sentence
const PRICE = REFUSALS.price_changed.sentence.replace("{price}", "11")

type Refused = { status: number; code: string; message: string; errors: FieldError[] }

/** Has every order refused; `meanwhile` is what the shop has become by then. */
function refuseOrders({ status, ...failure }: Refused, meanwhile = () => {}) {
  server.use(
    http.post("*/api/v1/orders", () => {
      meanwhile()
      return HttpResponse.json({ success: false, ...failure }, { status })
    }),
  )
}

const NO_PADS: Refused = {
  status: 409,
  code: "out_of_stock",
  message: NO_STOCK,
  errors: [{ field: "lines.1.qty", message: "order 36" }],
}

async function placeOrder(user: ReturnType<typeof visit>) {
  await quantityOf("Brake disc")
  await user.click(screen.getByRole("button", { name: "Place order" }))
}

describe("a refused order of the basket", () => {
  it("marks each line that it names beside the sentence of all, and goes to the first", async () => {
    filled()
    refuseOrders({
      status: 422,
      code: "below_minimum",
      message: "sorry you have to order over 50 at a time",
      errors: [
        { field: "lines.1.price", message: "the price is $4.00" },
        { field: "lines.0.qty", message: "order 70" },
      ],
    })
    await placeOrder(visit("/basket"))
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent("sorry you have to order over 50 at a time2 parts are marked")
    const [disc, pad] = [await quantityOf("Brake disc"), await quantityOf("Brake pad")]
    expect(disc).toHaveAccessibleDescription("order 70")
    expect(pad).toHaveAccessibleDescription("the price is $4.00")
    for (const field of [disc, pad]) expect(field).toBeInvalid()
    expect(disc).toHaveFocus()
  })

  it("marks no line but those that it names", async () => {
    filled()
    refuseOrders(NO_PADS)
    await placeOrder(visit("/basket"))
    expect(await screen.findByRole("alert")).toHaveTextContent(`${NO_STOCK}One part is marked`)
    expect(await quantityOf("Brake pad")).toHaveFocus()
    expect(await quantityOf("Brake disc")).not.toHaveAttribute("aria-invalid")
  })

  it("leaves the line at the price that it names, until it is ordered", async () => {
    const { disc } = filled()
    const errors = [{ field: "lines.0.price", message: "the price is $11.00" }]
    refuseOrders({ status: 409, code: "price_changed", message: PRICE, errors }, () => {
      disc.price = 11
      disc.ladder = [{ from: 50, unitPrice: 11 }]
    })
    const user = visit("/basket")
    await placeOrder(user)
    expect(await screen.findByText("$11.00 a piece")).toBeVisible()
    const field = await quantityOf("Brake disc")
    expect(field).toHaveAccessibleDescription("the price is $11.00")
    server.use(http.post("*/api/v1/orders", () => HttpResponse.error()))
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await waitFor(() => expect(field).toBeValid())
  })

  it("is told by the line's own sentence where the basket knows the reason by now", async () => {
    const { pad } = filled(96)
    refuseOrders(NO_PADS, () => {
      pad.qty = "60"
    })
    await placeOrder(visit("/basket"))
    const field = await quantityOf("Brake pad")
    await waitFor(() => expect(field).toHaveAccessibleDescription(NO_STOCK))
    expect(field).toHaveFocus()
    expect(screen.getByRole("button", { name: "Order 60" })).toBeVisible()
  })

  it("is kept at a line until its quantity is another, also where that is taken back", async () => {
    const { held } = filled()
    refuseOrders(NO_PADS)
    const user = visit("/basket")
    await placeOrder(user)
    const [disc, pad] = [await quantityOf("Brake disc"), await quantityOf("Brake pad")]
    await user.clear(disc)
    await user.type(disc, "70{Enter}")
    await waitFor(() => expect(held()?.lines[0]?.qty).toBe(70))
    expect(pad).toHaveAccessibleDescription("order 36")
    for (const [place, qty] of [60, 48].entries()) {
      await user.clear(pad)
      await user.type(pad, `${qty}{Enter}`)
      await waitFor(() => expect(held()?.version).toBe(3 + place))
      await waitFor(() => expect(pad).toBeValid())
    }
  })

  it("is forgotten once the basket is read with another stock", async () => {
    const { pad } = filled()
    refuseOrders(NO_PADS)
    await placeOrder(visit("/basket"))
    const field = await quantityOf("Brake pad")
    await waitFor(() => expect(field).toHaveAccessibleDescription("order 36"))
    pad.qty = "900"
    window.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(field).toBeValid())
  })
})
