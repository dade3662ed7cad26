import type { DeclaredField } from "@shop/contract/shop/declared-field"
import { screen, waitFor, within } from "@testing-library/react"
import { declared } from "@/testing/declared"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const SHAPE = { of: "customer", isAsked: true, isRequired: false } as const
const VAT: DeclaredField = { ...SHAPE, field: "vatNumber", label: "VAT number", kind: "text" }
const NEWS: DeclaredField = { ...SHAPE, field: "newsletter", label: "Newsletter", kind: "yesNo" }

async function openForm(told: object) {
  declared.fields = [VAT, NEWS]
  const profile = { education: "Yale", address: "1 Street", phone: "1" }
  const person = Object.assign(signIn(profile), told)
  const user = visit(`/dashboard/updateUser/${person._id}`)
  const form = within(await screen.findByRole("dialog", { name: "Update Profile" }))
  await user.type(await form.findByLabelText("Social link"), "https://example.com")
  return { user, form, save: () => user.click(form.getByRole("button", { name: "Save" })) }
}

describe("the fields that plugins declared of a customer", () => {
  it("are in the profile and its form, with what is there, and are taken away when emptied", async () => {
    const { user, form, save } = await openForm({ vatNumber: "DE12345", newsletter: true })
    const number = await form.findByLabelText("VAT number")
    expect(number).toHaveValue("DE12345")
    expect(form.getByLabelText("Newsletter")).toBeChecked()
    await user.clear(number)
    await user.click(form.getByLabelText("Newsletter"))
    await save()
    await seeToast("User Updated Successfully")
    expect(fakeShop.users).toMatchObject([{ vatNumber: null, newsletter: null }])
    expect((await screen.findByText("VAT number")).nextElementSibling).toHaveTextContent(
      "Not given yet",
    )
  })

  it("bear the shop's complaint", async () => {
    const { user, form, save } = await openForm({})
    server.use(
      serve("updateUser", () => {
        const errors = [{ field: "vatNumber", message: "no VAT number" }]
        throw new Refusal(400, "invalid_input", { message: "no VAT number", errors })
      }),
    )
    const number = await form.findByLabelText("VAT number")
    await user.type(number, "7")
    await save()
    await waitFor(() => expect(errorOf(number)).toBe("no VAT number"))
  })
})
