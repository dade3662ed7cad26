import { screen, within } from "@testing-library/react"
import { anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeToast } from "@/testing/see"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

const NOTE = { by: "admin@example.com", createdAt: "2026-11-24T08:00:00.000Z" }
const CALL = { ...NOTE, _id: "onote_1", text: "Call first", internal: true }
const THURSDAY = { ...NOTE, _id: "onote_2", text: "It comes on Thursday", internal: false }

describe("notes on an order's page", () => {
  it("are read by its customer as far as they are for them, and written by staff alone", async () => {
    const { email } = signIn()
    fakeShop.orders = [anOrder({ email })]
    fakeShop.notes = [{ ...THURSDAY, by: "" }, CALL]
    visit(`/dashboard/orders/${String(fakeShop.orders[0]?._id)}`)
    const notes = within(await screen.findByRole("region", { name: "Notes" }))
    expect(notes.getByText("It comes on Thursday")).toBeVisible()
    expect(notes.queryByText("Call first")).toBeNull()
    expect(notes.queryByText("To the customer")).toBeNull()
    expect(notes.queryByRole("textbox")).toBeNull()
  })

  it("are written by staff for themselves, or for the customer where they say so", async () => {
    signInAsAdministrator()
    fakeShop.orders = [anOrder()]
    const user = visit(`/dashboard/orders/${String(fakeShop.orders[0]?._id)}`)
    const notes = within(await screen.findByRole("region", { name: "Notes" }))
    await user.click(notes.getByRole("button", { name: "Write the note" }))
    expect(notes.getByText("Write something first")).toBeVisible()
    await user.type(notes.getByRole("textbox", { name: "New note" }), "Call first")
    await user.click(notes.getByRole("button", { name: "Write the note" }))
    await seeToast("The note is kept for staff")
    expect(await notes.findByText("For staff")).toBeVisible()
    expect(notes.getByText("admin@example.com")).toBeVisible()
    await user.type(notes.getByRole("textbox", { name: "New note" }), "It comes on Thursday")
    await user.click(notes.getByRole("checkbox"))
    await user.click(notes.getByRole("button", { name: "Write the note" }))
    await seeToast("The customer is told")
    expect(fakeShop.notes.map(({ internal }) => internal)).toEqual([false, true])
  })
})
