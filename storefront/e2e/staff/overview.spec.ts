import type { Page } from "playwright-core"
import { login, openMedusaAdmin } from "../setup/actions"
import { placeOrder } from "../setup/paying"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }

describe("the overview in Medusa Admin", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("counts an order at once, is read by the keys of a slider, and goes into a file", async () => {
    const { page, complaints } = await newVisitor()
    await openOverview(page)
    await page.getByText("Nobody of the staff has a second factor").waitFor()
    await page.getByRole("link", { name: "Open your profile" }).waitFor()
    await page.getByRole("heading", { name: "Looked for, not found" }).waitFor()
    await page.getByRole("heading", { name: "Asked for, too few in stock" }).waitFor()
    const day = page.getByRole("slider", { name: "Day" })
    const ordersOfDay = async () =>
      Number(/(\d+) orders?,/.exec((await day.getAttribute("aria-valuetext")) ?? "")?.[1])
    await day.waitFor()
    const before = await ordersOfDay()

    const { page: shop } = await newVisitor()
    await login(shop, CUSTOMER.email, CUSTOMER.password)
    const { _id } = await placeOrder(shop)
    await page.reload()
    await expect.poll(ordersOfDay).toBe(before + 1)

    await day.focus()
    await page.keyboard.press("Home")
    await expect.poll(() => day.getAttribute("aria-valuenow")).toBe("0")
    await page.getByText("As a table").click()
    await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(31)

    const downloading = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export orders" }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^orders-[\d-]+-to-[\d-]+\.csv$/)
    const text = (await (await download.createReadStream()).setEncoding("utf8").toArray()).join("")
    expect(text).toContain(_id)

    // A number leads to exactly its rows; one of them is delivered by the keyboard, unpaid.
    await page.getByRole("link", { name: /^Unpaid/ }).click()
    await page.getByRole("heading", { name: "To deliver", level: 1 }).waitFor()
    await page.getByRole("searchbox").or(page.getByPlaceholder("Number, part, person")).fill(_id)
    const row = page.getByRole("row").filter({ has: page.locator(`a[href$="${_id}"]`) })
    await expect.poll(() => page.getByRole("row").count()).toBe(2)
    await row.getByRole("checkbox").focus()
    await page.keyboard.press("Space")
    await page.getByText("1 selected").waitFor()
    await page.keyboard.press("d")
    const dialog = page.getByRole("alertdialog")
    await dialog.getByRole("button", { name: "Yes, deliver", exact: true }).press("Enter")
    await dialog.getByRole("button", { name: "Yes, deliver unpaid" }).press("Enter")
    await page.getByText("1 order is now delivered").waitFor()
    await row.getByText("Delivered").waitFor()
    expect(complaints).toEqual([])
  })
})

async function openOverview(page: Page): Promise<void> {
  await openMedusaAdmin(page, ADMIN)
  await page.getByRole("link", { name: "Overview" }).click()
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor()
}
