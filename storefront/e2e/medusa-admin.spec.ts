import { closeBrowser, newVisitor, openBrowser } from "./setup/visitor"

describe("Medusa Admin", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("shows the shop's orders to the administrator, with what the customer sees of them", async () => {
    const { page } = await newVisitor()
    await page.goto("/app/login")
    await page.getByPlaceholder("Email").fill("admin@example.com")
    await page.getByPlaceholder("Password").fill("carparts-admin")
    await page.getByRole("button", { name: /continue with email/i }).click()
    await page.waitForURL("**/app/orders")
    await page.getByRole("row").filter({ hasText: "Mara Lindqvist" }).first().waitFor()
    await page.getByRole("row").filter({ hasText: "Delivered" }).first().click()
    await page.getByRole("heading", { name: "In the shop" }).waitFor()
  })
})
