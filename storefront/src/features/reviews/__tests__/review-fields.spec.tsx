import type { DeclaredField } from "@shop/contract/shop/declared-field"
import { screen, waitFor, within } from "@testing-library/react"
import { declared } from "@/testing/declared"
import { aReview } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const VEHICLE: DeclaredField = {
  ...{ of: "review", field: "vehicle", label: "Vehicle", kind: "text" },
  ...{ isAsked: true, isRequired: false },
}

async function openForm() {
  declared.fields = [VEHICLE]
  signIn()
  const user = visit("/dashboard/reviews")
  await user.click(await screen.findByRole("button", { name: "Add Reviews" }))
  const form = within(await screen.findByRole("dialog", { name: "Add Reviews" }))
  await user.type(form.getByLabelText("Review title"), "Fits at once")
  await user.type(form.getByLabelText("Description"), "No play")
  await user.type(form.getByLabelText("Ratings"), "5")
  const send = () => user.click(form.getByRole("button", { name: "Add Review" }))
  return { user, send, vehicle: await form.findByLabelText("Vehicle") }
}

describe("the fields that plugins declared of a review", () => {
  it("are asked for with it, sent, and told below it", async () => {
    const { user, send, vehicle } = await openForm()
    await user.type(vehicle, "Van 2.0")
    await send()
    await seeToast("Review Added Successfully")
    expect(fakeShop.reviews).toMatchObject([{ vehicle: "Van 2.0" }])
    expect(await screen.findByText("Vehicle: Van 2.0")).toBeVisible()
  })

  it("bear the shop's complaint", async () => {
    const { send, vehicle } = await openForm()
    const message = "ten signs at most"
    server.use(
      serve("createReview", () => {
        const errors = [{ field: "vehicle", message }]
        throw new Refusal(400, "invalid_input", { message, errors })
      }),
    )
    await send()
    await waitFor(() => expect(errorOf(vehicle)).toBe(message))
  })

  it("are on the cards of the home page", async () => {
    declared.fields = [VEHICLE]
    fakeShop.reviews = [Object.assign(aReview(), { vehicle: "Van 2.0" })]
    visit("/")
    expect(await screen.findByText("Vehicle: Van 2.0")).toBeVisible()
  })
})
