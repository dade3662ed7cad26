import { screen, waitFor, within } from "@testing-library/react"
import { errorOf, seeToast } from "@/testing/see"
import { signIn, visit } from "@/testing/visit"

async function openForm() {
  const user = visit("/dashboard")
  await user.click(await screen.findByRole("button", { name: "Update Profile" }))
  const form = within(await screen.findByRole("dialog", { name: "Update Profile" }))
  const save = () => user.click(form.getByRole("button", { name: "Save" }))
  return { user, form, save }
}

describe("My Profile", () => {
  it("asks for every field in the specification's words", async () => {
    signIn()
    const { user, form, save } = await openForm()
    await user.clear(form.getByLabelText("Name"))
    await user.clear(form.getByLabelText("Email"))
    await save()
    await form.findByText("education is required")
    expect(errorOf(form.getByLabelText("Name"))).toBe("name is required")
    expect(errorOf(form.getByLabelText("Email"))).toBe("email is required")
    expect(errorOf(form.getByLabelText("Education"))).toBe("education is required")
    expect(errorOf(form.getByLabelText("Address"))).toBe("address is required")
    expect(errorOf(form.getByLabelText("Phone"))).toBe("phone number is required")
    expect(errorOf(form.getByLabelText("Social link"))).toBe("socialLink is required")
  })

  it("saves what was changed, without the social link", async () => {
    const person = signIn({ education: "MSc", address: "Varvsgatan 4", phone: "1" })
    const { user, form, save } = await openForm()
    await user.clear(form.getByLabelText("Phone"))
    await user.type(form.getByLabelText("Phone"), "+46 8 555 010")
    await user.type(form.getByLabelText("Social link"), "https://example.com/mara")
    await save()
    await seeToast("User Updated Successfully")
    await waitFor(() => expect(location.pathname).toBe("/dashboard"))
    await screen.findByText("+46 8 555 010")
    expect(person).not.toHaveProperty("socialLink")
  })

  it("says under the mail that it cannot be changed here", async () => {
    signIn({ education: "MSc", address: "Varvsgatan 4", phone: "1" })
    const { user, form, save } = await openForm()
    const email = form.getByLabelText("Email")
    await user.clear(email)
    await user.type(email, "other@example.com")
    await user.type(form.getByLabelText("Social link"), "https://example.com/mara")
    await save()
    await waitFor(() =>
      expect(errorOf(email)).toBe("The mail belongs to your sign-in and cannot be changed here"),
    )
    expect(email).toHaveFocus()
  })
})
