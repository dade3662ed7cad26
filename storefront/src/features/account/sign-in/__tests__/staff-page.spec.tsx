import { SECOND_FACTOR_DEMANDED } from "@shop/contract/account/staff-entry"
import { screen, waitFor } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import { knownToProvider } from "@/testing/fake-provider"
import { server } from "@/testing/server"
import { signInAsAdministrator, visit } from "@/testing/visit"
import { signIn } from "../provider"

vi.mock(import("../provider"), async (original) => ({ ...(await original()), signIn: vi.fn() }))

/** Signed in to the shop, and refused by Medusa Admin. */
function refused(message: string): void {
  knownToProvider(signInAsAdministrator().email)
  const body = { type: "unauthorized", message }
  server.use(http.post("*/auth/user/firebase", () => HttpResponse.json(body, { status: 401 })))
}

describe("the way to Medusa Admin", () => {
  it("begins at the login page", async () => {
    visit("/staff")
    await screen.findByRole("button", { name: "Login" })
  })

  it("ends with a sentence for whoever is no administrator", async () => {
    refused("not_staff")
    visit("/staff")
    await screen.findByText("Medusa Admin is for administrators.")
  })

  it("leads to the profile where a second factor is demanded and was not given", async () => {
    refused(SECOND_FACTOR_DEMANDED)
    visit("/staff")
    await screen.findByText("Medusa Admin asks for a second factor.")
    const profile = screen.getByRole("link", { name: "Open your profile" })
    expect(profile).toHaveAttribute("href", "/dashboard")
  })

  it("asks to log in again where the sign-in is too old, and goes on from there", async () => {
    const { email } = signInAsAdministrator()
    knownToProvider(email)
    const asked: string[] = []
    server.use(
      http.post("*/auth/user/firebase", () => {
        asked.push(location.pathname)
        const message = asked.length === 1 ? "sign_in_again" : "not_staff"
        return HttpResponse.json({ type: "unauthorized", message }, { status: 401 })
      }),
    )
    vi.mocked(signIn).mockImplementation(() =>
      Promise.resolve({ user: knownToProvider(email) } as never),
    )
    const user = visit("/staff")
    await user.type(await screen.findByLabelText("Email"), email)
    screen.getByText("Your login has ended. Log in again.")
    await user.type(screen.getByLabelText("Password"), "secret-1")
    await user.click(screen.getByRole("button", { name: "Login" }))
    await screen.findByText("Medusa Admin is for administrators.")
    await waitFor(() => expect(asked).toEqual(["/staff", "/staff"]))
  })
})
