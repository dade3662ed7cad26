import { fill, logout, press, register, seeToast, somebody } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { PROBLEMS, PUBLIC_PAGES, QUESTIONS } from "./spec-table"
import { link, seeAll, text } from "./spec-text"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const CUSTOMER = "customer@example.com"

describe("a visitor with the specification in hand finds", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("every text of the public pages", async () => {
    const { page } = await newVisitor()
    for (const [path, texts] of Object.entries(PUBLIC_PAGES)) {
      await page.goto(path)
      await seeAll(page, texts)
    }
    await page.getByRole("main").getByRole("img").waitFor()

    await page.goto("/")
    const products = page.getByRole("region", { name: "Products", exact: true })
    await products.getByText("Available QTY").first().waitFor()
    await expect.poll(() => products.getByRole("article").count()).toBe(6)
    await expect.poll(() => page.locator("[aria-roledescription=slide]").count()).toBe(4)
    await page.getByRole("contentinfo").waitFor()
    expect(await page.getByRole("button", { name: "Logout" }).count()).toBe(0)

    await page.goto("/blogs")
    for (const name of QUESTIONS) await page.getByRole("heading", { name }).waitFor()

    const { _id, productName, description } = await firstProduct()
    await page.goto("/showProduct?q=BD-2803-V")
    const card = page.getByRole("article", { name: productName })
    await card.getByRole("img").waitFor()
    await card.getByText(description).waitFor()
    await card.getByText(/^\$\d/).waitFor()
    await card.getByText(/^Available QTY: [\d,]+$/).waitFor()
    await seeAll(page, [link("Purchase", `/purchase/${_id}`)])

    await page.goto("/contact")
    await fill(page, { Name: "Vera", Email: "v@example.com", Subject: "Discs", Message: "Fifty" })
    await press(page, "Send")
    await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("Fifty")
  })

  it("what the sign-in forms ask for and answer", async () => {
    const { page } = await newVisitor()
    const alerts: string[] = []
    page.on("dialog", async (dialog) => {
      alerts.push(dialog.message())
      await dialog.dismiss()
    })

    await page.goto("/login")
    await press(page, "Login")
    await seeAll(page, PROBLEMS.login)
    await fill(page, { Email: CUSTOMER, Password: "not the one" })
    await press(page, "Login")
    await seeToast(page, "wrong password")
    await fill(page, { Email: somebody("Nobody").email })
    await press(page, "Login")
    await seeToast(page, "user Not Found")
    await page.route("**/api/v1/auth", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: "down", message: "Come back later", errors: [] },
      }),
    )
    await fill(page, { Email: CUSTOMER, Password: "carparts-demo" })
    await press(page, "Login")
    await expect.poll(() => alerts, PATIENCE).toEqual(["Come back later"])
    await page.unroute("**/api/v1/auth")

    await page.getByRole("link", { name: "Forgot password?" }).click()
    await page.getByRole("heading", { name: "Forgot password" }).waitFor()
    await press(page, "Send reset mail")
    await seeAll(page, PROBLEMS.forgotPassword)
    await fill(page, { Email: CUSTOMER })
    await press(page, "Send reset mail")
    await seeToast(page, "Email Sent")
  })

  it("what registering and logging out answer", async () => {
    const { page } = await newVisitor()
    const person = somebody("Asta Lund")
    await page.goto("/register")
    await press(page, "Register")
    await seeAll(page, PROBLEMS.registration)
    await fill(page, { Name: person.name, Email: CUSTOMER, Password: "12345" })
    await press(page, "Register")
    await seeAll(page, PROBLEMS.shortPassword)
    await fill(page, { Password: person.password })
    await press(page, "Register")
    await page.getByRole("status").filter({ hasText: "email" }).waitFor()

    await page.route("**/api/v1/users", (route) => route.abort())
    await fill(page, { Email: person.email })
    await press(page, "Register")
    await seeToast(page, "Error creating user")
    await page.unroute("**/api/v1/users")

    await page.waitForURL("**/")
    await page.route("**/api/v1/auth", (route) => route.abort())
    await press(page, "Logout")
    await seeToast(page, "not logout")
    await page.unroute("**/api/v1/auth")
    await logout(page)
    await page.goto("/register")
    await register(page, somebody("Asta Lund"))
    await seeAll(page, [text("User created successfully")])
  })
})

const PATIENCE = { timeout: 60_000 }
