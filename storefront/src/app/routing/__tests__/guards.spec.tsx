import { screen, within } from "@testing-library/react"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

async function menu(): Promise<(string | null)[]> {
  const nav = await screen.findByRole("navigation", { name: "Dashboard" })
  return within(nav)
    .getAllByRole("link")
    .map((link) => link.textContent)
}

describe("the dashboard's guards", () => {
  it("reads Loading... while the session resolves", () => {
    signIn()
    visit("/dashboard")
    expect(screen.getByText("Loading...")).toBeVisible()
  })

  it("sends a guest to the login page", async () => {
    visit("/dashboard/reviews")
    await screen.findByRole("heading", { name: "Login" })
    expect(location.pathname).toBe("/login")
  })

  it("shows an administrator the administrators' menu", async () => {
    signInAsAdministrator()
    visit("/dashboard")
    expect(await menu()).toEqual([
      "My Profile",
      "All Product",
      "All Users",
      "Manage Orders",
      "My Lists",
    ])
  })

  it("shows a customer the customers' menu", async () => {
    signIn()
    visit("/dashboard")
    expect(await menu()).toEqual(["My Profile", "Orders", "Reviews", "My Lists"])
  })

  it.each(["product", "users", "manageOrders", "update/prod_1"])(
    "tells a customer that /dashboard/%s is for administrators",
    async (page) => {
      signIn()
      visit(`/dashboard/${page}`)
      await screen.findByRole("heading", { name: "For administrators" })
      expect(screen.queryByRole("table")).toBeNull()
    },
  )
})
