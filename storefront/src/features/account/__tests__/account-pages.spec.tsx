import { screen } from "@testing-library/react"
import { errorOf } from "@/testing/see"
import { visit } from "@/testing/visit"

describe("the account pages", () => {
  it("ask for mail and password at login", async () => {
    const user = visit("/login")
    await user.click(await screen.findByRole("button", { name: "Login" }))
    await screen.findByText("email is required")
    expect(errorOf(screen.getByLabelText("Password"))).toBe("password is required")
    expect(screen.getByLabelText("Email")).toHaveFocus()
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "email")
  })

  it("ask for name, mail and a password of eight characters at registration", async () => {
    const user = visit("/register")
    await user.type(await screen.findByLabelText("Password"), "12345")
    await user.click(screen.getByRole("button", { name: "Register" }))
    await screen.findByText("name is required")
    expect(errorOf(screen.getByLabelText("Email"))).toBe("email is required")
    expect(errorOf(screen.getByLabelText("Password"))).toBe(
      "password must be at least 6 characters",
    )
    await user.type(screen.getByLabelText("Password"), "67")
    expect(errorOf(screen.getByLabelText("Password"))).toBe(
      "password must be at least 8 characters",
    )
  })

  it("ask for the mail that a reset is sent to", async () => {
    const user = visit("/forgetPass")
    await user.click(await screen.findByRole("button", { name: "Send reset mail" }))
    await screen.findByText("email is required")
  })
})
