import { screen, waitFor } from "@testing-library/react"
import { sendEmailVerification } from "firebase/auth"
import { http, HttpResponse } from "msw"
import { readAccessToken } from "@/platform/identity/session-store"
import { aProduct, aUser } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { fakeProvider, knownToProvider, providerError } from "@/testing/fake-provider"
import { errorOf, seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"
import { challengeOf } from "../../second-factor/provider"
import { openGoogle, signIn } from "../provider"

vi.mock("../../second-factor/provider")
vi.mock(import("firebase/auth"), async (original) => ({
  ...(await original()),
  sendEmailVerification: vi.fn(),
}))
vi.mock(import("../provider"), async (original) => ({
  ...(await original()),
  openGoogle: vi.fn(),
  signIn: vi.fn(),
}))

const MAIL = "customer@example.com"
const credential = () => ({ user: knownToProvider(MAIL) }) as never

async function logIn() {
  const user = visit("/login")
  await user.type(await screen.findByLabelText("Email"), MAIL)
  await user.type(screen.getByLabelText("Password"), "secret-1")
  await user.click(screen.getByRole("button", { name: "Login" }))
  return user
}

function refuseTheProof() {
  const alert = vi
    .spyOn(window, "alert")
    .mockReset()
    .mockImplementation(() => undefined)
  const refusal = { success: false, code: "user_disabled", message: "This account was closed" }
  server.use(http.post("*/api/v1/auth", () => HttpResponse.json(refusal, { status: 403 })))
  return alert
}

describe("logging in", () => {
  it.each([
    ["wrong-password", "wrong password"],
    ["user-not-found", "user Not Found"],
    ["invalid-credential", "wrong password or user Not Found"],
  ])("tells of %s in a toast", async (code, words) => {
    vi.mocked(signIn).mockRejectedValue(providerError(code))
    await logIn()
    await seeToast(words)
    expect(readAccessToken()).toBeNull()
  })

  it("shows the shop's refusal in an alert and leaves nobody signed in at the provider", async () => {
    const alert = refuseTheProof()
    vi.mocked(signIn).mockImplementation(() => Promise.resolve(credential()))
    await logIn()
    await waitFor(() => expect(alert).toHaveBeenCalledWith("This account was closed"))
    expect(fakeProvider.currentUser).toBeNull()
  })

  it("leads back to the part whose Purchase was pressed, with the dialog open over it", async () => {
    fakeShop.users = [aUser({ email: MAIL })]
    fakeShop.products = [aProduct({ _id: "prod_1", productName: "Brake disc" })]
    vi.mocked(signIn).mockImplementation(() => Promise.resolve(credential()))
    const user = visit("/product/prod_1")
    await user.click(await screen.findByRole("link", { name: "Purchase" }))
    await user.type(await screen.findByLabelText("Email"), MAIL)
    await user.type(screen.getByLabelText("Password"), "secret-1")
    await user.click(screen.getByRole("button", { name: "Login" }))
    expect(await screen.findByRole("dialog", { name: "Purchase" })).toBeVisible()
    expect(location.pathname).toBe("/purchase/prod_1")
    const options = { level: 1, name: "Brake disc", hidden: true }
    expect(screen.getByRole("heading", options)).toBeInTheDocument()
  })

  it("says on the page that the mail is to be confirmed, and sends the mail again", async () => {
    const message = "Confirm your mail address first"
    const refusal = { success: false, code: "email_unconfirmed", message }
    server.use(
      http.post("*/api/v1/auth", () => HttpResponse.json(refusal, { status: 409 }), { once: true }),
    )
    vi.mocked(signIn).mockImplementation(() => Promise.resolve(credential()))
    const user = await logIn()
    expect(await screen.findByRole("alert")).toHaveTextContent(message)
    await user.click(screen.getByRole("button", { name: "Resend verification mail" }))
    await seeToast("Email Sent")
    expect(sendEmailVerification).toHaveBeenCalledWith(fakeProvider.currentUser)
    await user.click(screen.getByRole("button", { name: "Login" }))
    await seeToast("Login Successful")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("asks for the code of a second factor, sends another, and goes on with it", async () => {
    vi.mocked(signIn).mockRejectedValue(providerError("multi-factor-auth-required"))
    const phones = [
      { id: "1", number: "+********3456" },
      { id: "2", number: "+********7788" },
    ]
    const send = vi.fn(() => Promise.resolve())
    const finish = vi
      .fn()
      .mockRejectedValueOnce(providerError("invalid-verification-code"))
      .mockImplementation(() => Promise.resolve(credential()))
    vi.mocked(challengeOf).mockResolvedValue({ phones, send, finish })
    const user = await logIn()
    await screen.findByRole("heading", { name: "Second factor" })
    const code = screen.getByLabelText("Code")
    expect(code).toHaveFocus()
    expect(code).toHaveAccessibleDescription(/3456/)
    await user.click(screen.getByRole("button", { name: "Send it to +********7788" }))
    await seeToast("Code sent")
    expect(send.mock.calls).toEqual([[phones[0]], [phones[1]]])
    await user.type(code, "12345{Enter}")
    await screen.findByText("The code has 6 digits")
    await user.type(code, "6{Enter}")
    await screen.findByText(/not the code that was sent/)
    expect(errorOf(code)).toMatch(/not the code/)
    await user.clear(code)
    await user.type(code, "654321{Enter}")
    await seeToast("Login Successful")
    expect(finish).toHaveBeenLastCalledWith("654321")
    expect(location.pathname).toBe("/")
  })

  it("goes back to the form for somebody without their telephone", async () => {
    vi.mocked(signIn).mockRejectedValue(providerError("multi-factor-auth-required"))
    const phones = [{ id: "1", number: "+********3456" }]
    const send = () => Promise.resolve()
    vi.mocked(challengeOf).mockResolvedValue({ phones, send, finish: vi.fn() })
    const user = await logIn()
    await user.click(await screen.findByRole("button", { name: "Cancel" }))
    expect(await screen.findByRole("button", { name: "Login" })).not.toHaveAttribute(
      "aria-busy",
      "true",
    )
  })
})

describe("Google's window", () => {
  it("keeps the button off until it is done with, and its end is told", async () => {
    let close: (error: Error) => void = () => undefined
    vi.mocked(openGoogle).mockImplementation(
      () => new Promise((_, reject) => void (close = reject)),
    )
    const user = visit("/login")
    const button = await screen.findByRole("button", { name: "Continue with Google" })
    await user.click(button)
    await waitFor(() => expect(openGoogle).toHaveBeenCalled())
    expect(button).toBeDisabled()
    close(providerError("popup-closed-by-user"))
    await seeToast("The Google window was closed before the sign-in was done.")
    expect(button).toBeEnabled()
  })

  it.each(["/login", "/register"])("ends with the shop's refusal in an alert on %s", async (at) => {
    const alert = refuseTheProof()
    vi.mocked(openGoogle).mockImplementation(() => Promise.resolve(credential()))
    const user = visit(at)
    await user.click(await screen.findByRole("button", { name: "Continue with Google" }))
    await waitFor(() => expect(alert).toHaveBeenCalledWith("This account was closed"))
    expect(fakeProvider.currentUser).toBeNull()
  })
})

describe("a password", () => {
  it("is shown and hidden again without moving the caret", async () => {
    const user = visit("/login")
    const field: HTMLInputElement = await screen.findByLabelText("Password")
    await user.type(field, "secret-1")
    field.setSelectionRange(3, 5)
    const toggle = screen.getByRole("button", { name: "Show password" })
    expect(toggle).toHaveAttribute("aria-pressed", "false")
    await user.click(toggle)
    expect(field).toHaveAttribute("type", "text")
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5])
    expect(toggle).toHaveAccessibleName("Hide password")
    expect(toggle).toHaveAttribute("aria-pressed", "true")
    await user.click(toggle)
    expect(field).toHaveAttribute("type", "password")
  })
})
