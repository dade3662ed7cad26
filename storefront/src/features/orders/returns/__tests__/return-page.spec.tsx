import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { aLine, anOrder, aReturn } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

const UNTIL = "2026-12-20T09:00:00.000Z"
const TITLE = "Return parts"

/** An order of two parts that have arrived, of which four and fifty pieces may come back. */
function anArrivedOrder(email: string) {
  const sent = (name: string) => aLine({ productName: name, shipped: 50, open: 0 })
  const order = anOrder({ email, lines: [sent("Brake disc"), sent("Oil filter")], isDeliver: true })
  fakeShop.orders = [order]
  fakeShop.returns.lines = order.lines.map(({ productName, sku }, index) => ({
    ...{ line: index + 1, productName, sku, qty: index === 0 ? 4 : 50 },
    until: UNTIL,
  }))
  return order
}

const pictureFile = (name: string) => new File(["png"], name, { type: "image/png" })
const part = (dialog: HTMLElement, name: RegExp) =>
  within(within(dialog).getByRole("group", { name }))
const pieces = (dialog: HTMLElement, name: RegExp) => part(dialog, name).getByLabelText("Pieces")
const ask = (dialog: HTMLElement) =>
  within(dialog).getByRole("button", { name: "Ask for the return" })

describe("asking for a return", () => {
  it("goes from the order's page to a return with its steps, by pieces, reason, note and picture", async () => {
    const order = anArrivedOrder(signIn().email)
    const user = visit(`/dashboard/orders/${order._id}`)
    await user.click(await screen.findByRole("link", { name: TITLE }))
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    expect(await within(dialog).findByText(/You can ask until .*2026/)).toBeVisible()
    const disc = part(dialog, /Brake disc/)
    expect(disc.queryByLabelText("Reason")).toBeNull()
    await user.click(disc.getByRole("button", { name: "All 4" }))
    expect(disc.getByLabelText("Pieces")).toHaveValue("4")
    await user.selectOptions(disc.getByLabelText("Reason"), "Defective")
    await user.type(within(dialog).getByLabelText("What should we know?"), "Runout of 0.3 mm")
    await user.upload(within(dialog).getByLabelText("Add pictures"), [
      pictureFile("disc.png"),
      pictureFile("carton.png"),
    ])
    await user.click(within(dialog).getByRole("button", { name: "Remove carton.png" }))
    await user.click(ask(dialog))
    await seeToast("The return is asked for")
    const [made] = fakeShop.returns.returns
    expect(made).toMatchObject({
      lines: [{ line: 1, qty: 4, reason: "defective" }],
      note: "Runout of 0.3 mm",
      pictures: [{ id: "rpic_0" }],
    })
    const steps = await screen.findByRole("list", { name: `Steps of return ${made?.number}` })
    expect(within(steps).getAllByRole("listitem")).toHaveLength(4)
    await waitFor(() => expect(location.pathname).toBe(`/dashboard/orders/${order._id}`))
  })

  it("tells while it is typed how many may come back, and what is left out, at its field", async () => {
    const order = anArrivedOrder(signIn().email)
    const user = visit(`/dashboard/orders/${order._id}/return?line=2`)
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    const field = await within(dialog).findByRole("group", { name: /Oil filter/ })
    await waitFor(() => expect(within(field).getByLabelText("Pieces")).toHaveFocus())
    await user.click(ask(dialog))
    await within(dialog).findByText("Say of a part how many pieces come back")
    await user.type(pieces(dialog, /Brake disc/), "5")
    await within(dialog).findByText("Only 4 may come back")
    await user.click(within(dialog).getByRole("button", { name: "Return everything" }))
    expect(pieces(dialog, /Brake disc/)).toHaveValue("4")
    await user.click(ask(dialog))
    const reason = part(dialog, /Brake disc/).getByLabelText("Reason")
    expect(errorOf(reason)).toBe("reason is required")
    expect(reason).toHaveFocus()
    await user.selectOptions(reason, "Does not fit")
    await user.click(within(dialog).getByRole("button", { name: "The same reason for all" }))
    expect(part(dialog, /Oil filter/).getByLabelText("Reason")).toHaveValue("does_not_fit")
  })

  it("keeps what was typed where the shop refuses it, and says so at the field", async () => {
    const order = anArrivedOrder(signIn().email)
    const message = "Of Brake disc only 1 pieces can be returned"
    const errors = [{ field: "lines.0.qty", message: "at most 1" }]
    server.use(
      serve("askReturn", () => {
        throw new Refusal(409, "more_than_returnable", { message, errors })
      }),
    )
    const user = visit(`/dashboard/orders/${order._id}/return`)
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    await within(dialog).findByRole("group", { name: /Brake disc/ })
    await user.type(pieces(dialog, /Brake disc/), "2")
    await user.selectOptions(part(dialog, /Brake disc/).getByLabelText("Reason"), "Defective")
    await user.click(ask(dialog))
    await within(dialog).findByText(message)
    expect(errorOf(pieces(dialog, /Brake disc/))).toBe("at most 1")
    expect(pieces(dialog, /Brake disc/)).toHaveValue("2")
    await user.keyboard("{Escape}")
    await screen.findByRole("dialog", { name: "Discard your changes?" })
    await user.click(screen.getByRole("button", { name: "No, keep editing" }))
    server.resetHandlers()
    await user.click(ask(dialog))
    await seeToast("The return is asked for")
  })

  it("asks once, and keeps the picture that was not taken", async () => {
    const order = anArrivedOrder(signIn().email)
    server.use(
      serve("addReturnPicture", () => {
        throw new Refusal(400, "invalid_image", { message: "This picture cannot be read" })
      }),
    )
    const user = visit(`/dashboard/orders/${order._id}/return`)
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    await within(dialog).findByRole("group", { name: /Brake disc/ })
    await user.type(pieces(dialog, /Brake disc/), "1")
    await user.selectOptions(part(dialog, /Brake disc/).getByLabelText("Reason"), "Defective")
    await user.upload(within(dialog).getByLabelText("Add pictures"), pictureFile("disc.png"))
    await user.click(ask(dialog))
    await within(dialog).findByText("This picture cannot be read")
    expect(within(dialog).getByText(/^Return .* is asked for$/)).toBeVisible()
    expect(within(dialog).queryByRole("group", { name: /Brake disc/ })).toBeNull()
    server.resetHandlers()
    await user.click(ask(dialog))
    await seeToast("The return is asked for")
    expect(fakeShop.returns.returns).toHaveLength(1)
    expect(fakeShop.returns.returns[0]?.pictures).toHaveLength(1)
  })

  it("takes no more than three pictures, and none that is no picture", async () => {
    const order = anArrivedOrder(signIn().email)
    visit(`/dashboard/orders/${order._id}/return`)
    const user = userEvent.setup({ applyAccept: false })
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    const field = await within(dialog).findByLabelText("Add pictures")
    await user.upload(field, new File(["<svg/>"], "disc.svg", { type: "image/svg+xml" }))
    await within(dialog).findByText("disc.svg is none of PNG, JPEG, WebP and AVIF")
    await user.upload(field, ["a.png", "b.png", "c.png", "d.png"].map(pictureFile))
    await within(dialog).findByText("A return has at most 3 pictures")
    expect(within(dialog).getAllByRole("button", { name: /^Remove/ })).toHaveLength(3)
    expect(within(dialog).queryByLabelText("Add pictures")).toBeNull()
  })

  it("takes what a plugin takes back by the same way", async () => {
    const order = anArrivedOrder(signIn().email)
    fakeShop.returns.lines = []
    fakeShop.returns.extras = [
      { id: "cores:1", label: "Old core of Caliper", qty: 10, refundEach: 12, until: UNTIL },
    ]
    const user = visit(`/dashboard/orders/${order._id}/return`)
    const dialog = await screen.findByRole("dialog", { name: TITLE })
    await within(dialog).findByText("$12.00 back for each")
    await user.type(pieces(dialog, /Old core/), "3")
    await user.click(ask(dialog))
    await seeToast("The return is asked for")
    expect(await screen.findByText("3 × Old core of Caliper")).toBeVisible()
  })

  it.each([
    [30, "Nothing of this order can come back now"],
    [0, "Returns are not asked for here"],
  ])(
    "leads to the contact page where nothing may come back, after %s days",
    async (days, words) => {
      const order = anArrivedOrder(signIn().email)
      Object.assign(fakeShop.returns, { days, lines: [] })
      visit(`/dashboard/orders/${order._id}/return`)
      await screen.findByText(words)
      const link = screen.getByRole("link", { name: "Contact us about it" })
      expect(link).toHaveAttribute("href", `/contact?order=%23${order.number.slice(1)}`)
      expect(screen.queryByRole("button", { name: "Ask for the return" })).toBeNull()
    },
  )
})

describe("the returns on an order's page", () => {
  it("tell what became of each: why it was refused, what went back, what was not good", async () => {
    const order = anArrivedOrder(signIn().email)
    const line = { line: 1, productName: "Brake disc", sku: "BD-280", reason: "defective" } as const
    fakeShop.returns.returns = [
      aReturn({
        ...{ number: "#1-R2", state: "settled", settlement: "refund", refund: "booked" },
        ...{ amount: 24.8, amountReason: "One was used", settledAt: UNTIL, receivedAt: UNTIL },
        lines: [{ ...line, qty: 4, good: 2, damaged: 1 }],
        approvedAt: UNTIL,
      }),
      aReturn({
        ...{ number: "#1-R1", state: "refused", refusedAt: UNTIL, answer: "It was mounted" },
        lines: [{ ...line, qty: 1, good: null, damaged: null }],
      }),
    ]
    visit(`/dashboard/orders/${order._id}`)
    const region = within(await screen.findByRole("region", { name: "Returns" }))
    expect(region.getByRole("heading", { name: "#1-R2 Refunded" })).toBeVisible()
    expect(await region.findByText("$24.80 went back to you.")).toBeVisible()
    expect(region.getByText("Less than the parts had cost: One was used")).toBeVisible()
    expect(region.getByText(/2 good · 1 damaged · 1 did not arrive/)).toBeVisible()
    expect(region.getByText("It was mounted")).toBeVisible()
    const steps = within(region.getByRole("list", { name: "Steps of return #1-R1" }))
    expect(
      steps.getAllByRole("listitem").map((step) => step.querySelector("p")?.textContent),
    ).toEqual(["Asked for", "Refused"])
    expect(region.queryByRole("button", { name: "Withdraw" })).toBeNull()
  })

  it("are withdrawn after asking once, and take one more picture", async () => {
    const order = anArrivedOrder(signIn().email)
    const one = aReturn({ number: "#1-R1" })
    fakeShop.returns.returns = [one]
    const user = visit(`/dashboard/orders/${order._id}`)
    const region = within(await screen.findByRole("region", { name: "Returns" }))
    await user.upload(region.getByLabelText(/Add a picture/), pictureFile("disc.png"))
    await seeToast("The picture is added")
    await user.click(await region.findByRole("button", { name: "Show picture 1 of return #1-R1" }))
    const large = await screen.findByRole("dialog", { name: "Picture 1 of return #1-R1" })
    await user.click(within(large).getByRole("button", { name: "Close" }))
    await user.click(region.getByRole("button", { name: "Withdraw" }))
    await user.click(await screen.findByRole("button", { name: "Yes, withdraw it" }))
    await seeToast("The return is withdrawn")
    await region.findByRole("heading", { name: "#1-R1 Withdrawn" })
  })

  it("lead staff to Medusa Admin, who ask for none themselves", async () => {
    signInAsAdministrator()
    const order = anArrivedOrder("b@example.com")
    const one = aReturn()
    fakeShop.returns.returns = [one]
    visit(`/dashboard/orders/${order._id}`)
    const region = within(await screen.findByRole("region", { name: "Returns" }))
    const link = region.getByRole("link", { name: "Work on it in Medusa Admin" })
    expect(link).toHaveAttribute("href", `/app/shop-returns?return=${one._id}`)
    expect(region.queryByRole("button", { name: "Withdraw" })).toBeNull()
    expect(screen.queryByRole("link", { name: TITLE })).toBeNull()
  })
})
