import type { Page } from "playwright-core"
import { fill, login, openMedusaAdmin } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("the shop's settings", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("are changed in Medusa Admin, and header, contact page and purchase dialog obey", async () => {
    const { page: staff } = await newVisitor()
    await openMedusaAdmin(staff, ADMIN)
    await staff.goto("/app/settings/shop")
    const before = await typed(staff, ["Shop name", "Phone", "Minimum order quantity"])
    await fill(staff, {
      "Shop name": "Northern Parts",
      Phone: "+47 21 00 00 00",
      "Minimum order quantity": "70",
    })
    const moderation = staff.getByRole("switch", { name: "New reviews wait for approval" })
    await moderation.click()
    await save(staff)
    await staff.reload()
    await expect.poll(() => moderation.isChecked()).toBe(true)

    const { page, complaints } = await newVisitor()
    await page.goto("/contact")
    await page.getByRole("banner").getByText("Northern").waitFor()
    await page.getByRole("link", { name: "+47 21 00 00 00" }).waitFor()
    await expect.poll(() => page.title()).toBe("Contact us · Northern Parts")
    const { _id } = await firstProduct()
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto(`/purchase/${_id}`)
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Quantity").fill("69")
    await dialog.getByText("sorry you have to order over 70 at a time").waitFor()
    await dialog.getByRole("button", { name: /^Order \d+$/ }).waitFor()
    expect(complaints).toEqual([])

    await fill(staff, before)
    await moderation.click()
    await save(staff)
  })

  it("name the quantity rule of a part, with the first quantity that it allows", async () => {
    const { page } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    await page.goto(`/app/products/${(await firstProduct())._id}`)
    const before = await typed(page, ["Minimum", "Multiple"])
    await fill(page, { Minimum: "50", Multiple: "12" })
    await page.getByText("First quantity: 60").waitFor()
    await page.getByLabel("Maximum", { exact: true }).fill("59")
    await page.getByText("Nothing could be ordered: 60 is above the maximum").waitFor()
    await fill(page, { Maximum: "", ...before })
  })
})

async function typed(page: Page, labels: string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const label of labels) {
    values[label] = await page.getByLabel(label, { exact: true }).inputValue()
  }
  return values
}

async function save(page: Page): Promise<void> {
  // An earlier toast may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST")
  await page.getByRole("button", { name: "Save" }).click()
  expect((await saved).status()).toBe(200)
  await page.getByText("The shop's settings are saved").last().waitFor()
}
