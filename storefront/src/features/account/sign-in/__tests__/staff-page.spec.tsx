import { screen } from "@testing-library/react"
import { visit } from "@/testing/visit"

describe("the way to Medusa Admin", () => {
  it("begins at the login page", async () => {
    visit("/staff")
    await screen.findByRole("button", { name: "Login" })
  })
})
