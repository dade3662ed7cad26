import { screen, waitFor } from "@testing-library/react"
import { createUserWithEmailAndPassword, sendEmailVerification } from "firebase/auth"
import { http, HttpResponse } from "msw"
import { readAccessToken } from "@/platform/identity/session-store"
import { knownToProvider, providerError } from "@/testing/fake-provider"
import { fakeShop } from "@/testing/fake-shop"
import { seeToast } from "@/testing/see"
import { server } from "@/testing/server"
import { visit } from "@/testing/visit"

vi.mock(import("firebase/auth"), async (original) => ({
  ...(await original()),
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  updateProfile: vi.fn(),
}))

const MAIL = "ines@example.com"

async function register() {
  const made = () => Promise.resolve({ user: knownToProvider(MAIL) } as never)
  if (!vi.mocked(createUserWithEmailAndPassword).getMockImplementation()) {
    vi.mocked(createUserWithEmailAndPassword).mockImplementation(made)
  }
  const user = visit("/register")
  await user.type(await screen.findByLabelText("Name"), "Ines Falk")
  await user.type(screen.getByLabelText("Email"), MAIL)
  await user.type(screen.getByLabelText("Password"), "secret-1")
  await user.click(screen.getByRole("button", { name: "Register" }))
}

describe("registering", () => {
  beforeEach(() => {
    vi.mocked(createUserWithEmailAndPassword).mockReset()
    vi.mocked(sendEmailVerification).mockReset()
  })

  it("makes the account and the user record, and sends the mail", async () => {
    await register()
    await seeToast("User created successfully")
    expect(sendEmailVerification).toHaveBeenCalledOnce()
    expect(fakeShop.users).toMatchObject([{ name: "Ines Falk", email: MAIL, isAdmin: false }])
  })

  it("says Error creating user where the record fails; the account stands", async () => {
    server.use(http.post("*/api/v1/users", () => HttpResponse.json({}, { status: 500 })))
    await register()
    await seeToast("Error creating user")
    expect(readAccessToken()).not.toBeNull()
  })

  it("tells of a mail that could not be sent and goes on", async () => {
    vi.mocked(sendEmailVerification).mockRejectedValue(providerError("too-many-requests"))
    await register()
    await seeToast("Too many attempts. Wait a few minutes and try again.")
    await seeToast("User created successfully")
  })

  it("tells of a mail that has an account already", async () => {
    vi.mocked(createUserWithEmailAndPassword).mockRejectedValue(
      providerError("email-already-in-use"),
    )
    await register()
    await seeToast("This email already has an account. Log in instead.")
  })

  it("shows the shop's refusal in an alert", async () => {
    const alert = vi
      .spyOn(window, "alert")
      .mockReset()
      .mockImplementation(() => undefined)
    server.use(http.post("*/api/v1/auth", () => HttpResponse.error()))
    await register()
    await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.stringMatching(/be reached/)))
  })
})
