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
    expect(complaints).toEqual([])
  })
})

async function openOverview(page: Page): Promise<void> {
  await openMedusaAdmin(page, ADMIN)
  await page.getByRole("link", { name: "Overview" }).click()
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor()
}
