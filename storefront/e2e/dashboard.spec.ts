import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { confirm, login, logout, openDashboard, row, seeToast } from "./setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "./setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }

function picture(): Promise<Buffer> {
  const background = { r: 29, g: 79, b: 143 }
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The first address in the newest mail to this person. */
async function linkInMail(page: Page, email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await (
    await page.request.get("/dev/outbox.json")
  ).json()
  const link = mails.find(({ to }) => to === email)?.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`No mail to ${email} has a link`)
  return link
}

describe("the dashboard", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("lets an administrator add, change and delete a product that the shop shows", async () => {
    const name = `Test disc ${randomUUID().slice(0, 8)}`
    const { page, complaints } = await newVisitor()
    await login(page, ADMIN.email, ADMIN.password)
    await openDashboard(page, "All Product")
    await page.getByRole("table", { name: "All Product" }).getByRole("row").nth(1).waitFor()

    await page.getByRole("button", { name: "Add Product" }).click()
    const adding = page.getByRole("dialog", { name: "Add Product" })
    await adding.getByLabel("Product name", { exact: true }).fill(name)
    await adding.getByLabel("Description", { exact: true }).fill("Drawn, cut and measured.")
    await adding.getByLabel("Price", { exact: true }).fill("12.5")
    await adding.getByLabel("Quantity", { exact: true }).fill("500")
    await adding
      .getByLabel("Image", { exact: true })
      .setInputFiles({ name: "disc.png", mimeType: "image/png", buffer: await picture() })
    await adding.getByRole("button", { name: "Add Product" }).click()
    await seeToast(page, "Product Added Successfully")
    const product = row(page, "All Product", name)
    await product.getByText("Available").waitFor()

    await page.goto("/showProduct")
    const card = page.getByRole("article", { name })
    await card.getByText("$12.50").waitFor()
    const shown = card.getByRole("img").first()
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await openDashboard(page, "All Product")
    await product.getByRole("button", { name: "Edit" }).click()
    const editing = page.getByRole("dialog", { name: "Edit product" })
    await editing.getByLabel("Quantity", { exact: true }).fill("0")
    await editing.getByRole("button", { name: "Save" }).click()
    await seeToast(page, "Product Updated Successfully")
    await page.waitForURL("**/dashboard/product")
    await product.getByText("Out of stock").waitFor()
    await page.goto("/showProduct")
    await card.getByText("Out of Stock").waitFor()

    await openDashboard(page, "All Product")
    await product.getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the product")
    await seeToast(page, "Product Deleted Successfully")
    await product.waitFor({ state: "detached" })
    expect(complaints).toEqual([])
  })

  it("lets a customer write a review, which the home page shows, and delete it", async () => {
    const title = `Measured ${randomUUID().slice(0, 8)}`
    const { page, complaints } = await newVisitor()
    await login(page, CUSTOMER.email, CUSTOMER.password)
    await openDashboard(page, "Reviews")

    await page.getByRole("button", { name: "Add Reviews" }).click()
    const dialog = page.getByRole("dialog", { name: "Add Reviews" })
    expect(await dialog.getByLabel("Email", { exact: true }).inputValue()).toBe(CUSTOMER.email)
    await dialog.getByRole("button", { name: "Add Review" }).click()
    await dialog.getByText("reviewTitle is required").waitFor()
    await dialog.getByLabel("Review title").fill(title)
    await dialog.getByLabel("Description").fill("Every one ran true on the first try.")
    await dialog.getByLabel("Ratings").fill("5")
    await dialog.getByRole("button", { name: "Add Review" }).click()
    await seeToast(page, "Review Added Successfully")
    await row(page, "All Reviews", title).waitFor()

    await page.goto("/")
    await page.getByRole("region", { name: "Our Customer says" }).getByText(title).waitFor()
    await openDashboard(page, "Reviews")
    await row(page, "All Reviews", title).getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the review")
    await seeToast(page, "Review Deleted Successfully")
    await row(page, "All Reviews", title).waitFor({ state: "detached" })
    expect(complaints).toEqual([])
  })

  it("lets an administrator promote a person whose mail is verified, then delete them", async () => {
    const person = {
      name: "Ola Berg",
      email: `ola-${randomUUID()}@example.com`,
      password: "secret-7",
    }
    const { page, complaints } = await newVisitor()
    await page.goto("/register")
    await page.getByLabel("Name", { exact: true }).fill(person.name)
    await page.getByLabel("Email", { exact: true }).fill(person.email)
    await page.getByLabel("Password", { exact: true }).fill(person.password)
    await page.getByRole("button", { name: "Register" }).click()
    await seeToast(page, "User created successfully")
    await page.goto(await linkInMail(page, person.email))
    await page.getByText("Your e-mail address is verified.").waitFor()
    await page.goto("/")
    await logout(page)

    await login(page, ADMIN.email, ADMIN.password)
    await openDashboard(page, "All Users")
    const listed = row(page, "All Users", person.email)
    await listed.getByRole("button", { name: "Make Admin" }).click()
    await confirm(page, "Yes, make admin")
    await seeToast(page, "User is now an admin")
    await listed.getByText("Admin", { exact: true }).waitFor()
    expect(await listed.getByRole("button", { name: "Make Admin" }).count()).toBe(0)
    await logout(page)

    await login(page, person.email, person.password)
    await openDashboard(page, "Manage Orders")
    await page.getByRole("table", { name: "Manage Orders" }).waitFor()
    await logout(page)

    await login(page, ADMIN.email, ADMIN.password)
    await openDashboard(page, "All Users")
    await listed.getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the user")
    await seeToast(page, "User is now deleted")
    await listed.waitFor({ state: "detached" })
    expect(complaints).toEqual([])
  })

  it("keeps a customer out of the administrators' pages", async () => {
    const { page } = await newVisitor({ width: 360 })
    await login(page, CUSTOMER.email, CUSTOMER.password)
    await page.goto("/dashboard/users")
    await page.getByRole("heading", { name: "For administrators" }).waitFor()
    expect(await page.getByRole("table").count()).toBe(0)
  })
})
