import { openMedusaAdmin, seeThatItFits } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const PRICES = "sku,price\nNO-SUCH-PART,9.5\nOTHER-PART,-1\n"
const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(PRICES) }

describe("data in Medusa Admin", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("takes a file after its trial, gives refused rows back, and makes a key that is shown once", async () => {
    const { page } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    await page.getByRole("link", { name: "Data", exact: true }).click()
    await page.getByRole("heading", { name: "Data", exact: true }).waitFor()

    await page.getByRole("button", { name: "Send a file" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.locator("input[type=file]").setInputFiles(file)
    await drawer.getByText("prices.csv: this is what it would do").waitFor()
    await drawer.getByText("Row 3, OTHER-PART: price: A negative price is not possible").waitFor()
    await drawer.getByRole("button", { name: "Do it" }).click()
    await drawer.getByText("prices.csv is done").waitFor()
    await page.keyboard.press("Escape")
    const row = page.getByRole("row").filter({ hasText: "Prices" }).first()
    await row.getByText("2 refused").waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("button", { name: "Save refused rows" }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^bad-rows-sync_.*\.csv$/)

    await page.getByRole("button", { name: "Make a key" }).click()
    await drawer.getByRole("button", { name: "Make the key" }).click()
    await drawer.getByText("Tick at least one").waitFor()
    await drawer.getByLabel("Title").fill("Browser's ERP")
    await drawer.getByLabel("write stock").click()
    await drawer.getByLabel("read orders").click()
    await drawer.getByRole("button", { name: "Make the key" }).click()
    const token = page.getByText(/^sk_[0-9a-f]{64}$/)
    await token.waitFor()
    await page.getByRole("button", { name: "Done" }).click()
    expect(await token.count()).toBe(0)
    const key = page.getByRole("row").filter({ hasText: "Browser's ERP" })
    await key.getByText("write stock, read orders").waitFor()

    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await seeThatItFits(page)
    }
    await page.getByRole("button", { name: "End Browser's ERP" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "End", exact: true }).click()
    await page.getByText("The key Browser's ERP is ended").first().waitFor()
    await expect.poll(() => key.count()).toBe(0)
    await page.getByRole("button", { name: "Copy the example" }).waitFor()
  })

  it("tries what parts fit, a list of JSON in each row", async () => {
    const { page } = await newVisitor({ width: 360, dark: true })
    const { data } = (await (await page.request.get("/api/v1/products?limit=1")).json()) as {
      data: { sku: string }[]
    }
    const known = data[0]?.sku ?? ""
    await openMedusaAdmin(page, ADMIN)
    await page.goto("/app/data")
    await page.getByRole("button", { name: "Send a file" }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByLabel("What the file is of").click()
    await page.getByRole("option", { name: "What parts fit" }).click()
    await drawer.getByText("fitments: a list in JSON of what the part fits").waitFor()
    const rows = [`"${known}","[{""make"":""Nobody's""}]"`, "NO-SUCH-PART,[]"]
    const text = ["sku,fitments", ...rows, ""].join("\n")
    const fits = { name: "fits.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
    await drawer.locator("input[type=file]").setInputFiles(fits)
    await drawer.getByText("fits.csv: this is what it would do").waitFor()
    await drawer.getByText(`Row 2, ${known}: fitments.0: No vehicle of the shop agrees`).waitFor()
    await drawer.getByText("Row 3, NO-SUCH-PART: sku: is no part's").waitFor()
    await seeThatItFits(page)
  })
})
