import type { DeclaredField } from "@shop/contract/shop/declared-field"
import { screen, waitFor, within } from "@testing-library/react"
import { declared } from "@/testing/declared"
import { aLine, anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"
import { filled, quantityOf } from "./filled-basket"

const ENGRAVING: DeclaredField = {
  ...{ of: "orderLine", field: "engraving", label: "Engraving", kind: "text" },
  ...{ isAsked: true, isRequired: false },
}

const engravingOf = async (part: string) =>
  within(await screen.findByRole("group", { name: part })).getByLabelText("Engraving")

describe("the fields that plugins declared of an order's lines", () => {
  it("are asked for at each line of the basket, and sent with it", async () => {
    declared.fields = [ENGRAVING]
    filled()
    let sent: unknown
    server.use(
      serve("placeOrder", ({ body }) => {
        sent = body
        return { body: { success: true, data: anOrder() } }
      }),
    )
    const user = visit("/basket")
    await user.type(await engravingOf("Brake pad"), "H-7")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await seeToast("Order Successfully Placed")
    const { lines } = sent as { lines: object[] }
    expect(lines).toMatchObject([{ qty: 60 }, { qty: 48, engraving: "H-7" }])
    expect(lines[0]).not.toHaveProperty("engraving")
  })

  it("bear the shop's complaint at their line alone", async () => {
    declared.fields = [ENGRAVING]
    filled()
    const message = "ten signs at most"
    server.use(
      serve("placeOrder", () => {
        const errors = [{ field: "lines.1.engraving", message }]
        throw new Refusal(400, "invalid_input", { message, errors })
      }),
    )
    const user = visit("/basket")
    await quantityOf("Brake disc")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    const pad = await engravingOf("Brake pad")
    await waitFor(() => expect(errorOf(pad)).toBe(message))
    expect(await engravingOf("Brake disc")).not.toBeInvalid()
    expect(screen.getAllByText(message)).toHaveLength(1)
  })

  it("are told at their line by the order's page", async () => {
    declared.fields = [ENGRAVING]
    const { email } = signIn()
    const line = { ...aLine({ productName: "Brake disc" }), engraving: "H-7" }
    const order = anOrder({ email, productName: "Brake disc", lines: [line] })
    fakeShop.orders = [order]
    visit(`/dashboard/orders/${order._id}`)
    expect(await screen.findByText("Engraving: H-7")).toBeVisible()
  })
})
