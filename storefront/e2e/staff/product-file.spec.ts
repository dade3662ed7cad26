import { readFile } from "node:fs/promises"
import type { Page } from "playwright-core"
import { inject } from "vitest"
import { openMedusaAdmin } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("the product file", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is checked, imported without its two bad rows, and the shop shows the new part", async () => {
    const { page: staff } = await newVisitor()
    await openProductFile(staff)

    // What the export wrote changes nothing: the whole demo catalogue.
    const saved = staff.waitForEvent("download")
    await staff.getByRole("button", { name: "Export products" }).click()
    const whole = await readFile(await (await saved).path())
    await choose(staff, "whole.csv", whole)
    await staff.getByRole("tab", { name: "New and changed (0)" }).waitFor()
    await staff.getByRole("tab", { name: "Problems (0)" }).waitFor()
    await staff.getByRole("button", { name: "Choose another file" }).click()

    const sku = `E2E-${Date.now()}`
    const name = `Journey filter ${sku}`
    const rows = [
      "sku;title;description;price;stock;image",
      `${sku};${name};A can.;4,25;120;/uploads/drawings/bd-2803-v.webp`,
      `${sku}-A;Cheap filter;A can.;cheap;120;/uploads/drawings/bd-2803-v.webp`,
      `${sku}-B;;A can.;4;120;/uploads/drawings/bd-2803-v.webp`,
    ]
    await choose(staff, "parts.csv", Buffer.from(rows.join("\r\n")))
    await staff.getByRole("tab", { name: "Problems (2)" }).waitFor()
    const row = (text: string) => staff.getByRole("row").filter({ hasText: text })
    await row(`${sku}-A`).getByText("price: must be an amount of money").waitFor()
    await row(`${sku}-B`).getByText("title: is required for a new product").waitFor()
    expect(await shownIn(sku)).toEqual([])

    const bad = staff.waitForEvent("download")
    await staff.getByRole("button", { name: "Download the rows with problems" }).click()
    const given = await readFile(await (await bad).path(), "utf8")
    expect(given.split("\r\n")[0]).toBe("\uFEFFsku,title,description,price,stock,image,problem")

    await staff.getByRole("button", { name: "Import 1 row" }).click()
    await staff.getByRole("alertdialog").getByRole("button", { name: "Import" }).click()
    await staff.getByText("parts.csv is imported.").waitFor()
    await staff.getByRole("tab", { name: "New and changed (1)" }).click()
    await row(sku).getByText("New", { exact: true }).waitFor()

    const [made] = await shownIn(sku)
    const { page: shop, complaints } = await newVisitor()
    await shop.goto(`/product/${String(made?._id)}`)
    await shop.getByRole("heading", { name }).waitFor()
    await shop.getByText("$4.25").first().waitFor()
    await shop.getByText("120").first().waitFor()
    expect(complaints).toEqual([])
  })
})

async function openProductFile(page: Page): Promise<void> {
  await openMedusaAdmin(page, ADMIN)
  await page.goto("/app/products")
  // Medusa's own button leads to the one page for files.
  await page.getByRole("link", { name: "Import", exact: true }).click()
  await page.waitForURL("**/app/product-file")
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a file" }).click()
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer })
}

/** The shop's rows of a SKU, and of those that begin like it. */
async function shownIn(sku: string): Promise<{ _id: string }[]> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?q=${sku}`)
  return ((await answer.json()) as { data: { _id: string }[] }).data
}
