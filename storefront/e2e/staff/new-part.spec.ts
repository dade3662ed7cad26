import { inject } from "vitest"
import { openMedusaAdmin } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("a part by hand", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is made by one form that says what is wrong, and changed on its page", async () => {
    const { page } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    await page.goto("/app/new-part")
    const sku = `HAND-${Date.now()}`
    await page.getByLabel("Number (SKU)").fill(sku)
    await page.getByLabel("Name", { exact: true }).fill(`Disc ${sku}`)
    await page.getByLabel("Description").fill("A disc.")
    await page.getByLabel("Price of a piece").fill("-5")
    await page.getByLabel("Pieces in stock").fill("120")
    await page.getByLabel("OEM numbers").fill(`Velmont ${sku}-V`)
    await page.getByRole("combobox", { name: "Categories" }).click()
    await page.getByRole("option", { name: "Brake discs" }).click()
    await page.getByRole("textbox", { name: "Height", exact: true }).fill("48")
    await page.getByRole("button", { name: "Create part" }).click()
    await page.getByText("A negative price is not possible").waitFor()
    await page.getByLabel("Price of a piece").fill("12.5")
    await page.getByRole("button", { name: "Create part" }).click()
    await page.waitForURL("**/app/products/prod_*")

    await page.getByRole("button", { name: "Edit part" }).click()
    await page.getByLabel("Pieces in a carton").fill("24")
    await page.getByRole("button", { name: "Save" }).last().click()
    await page.getByText(`Disc ${sku} is saved`).last().waitFor()
    await expect.poll(() => page.getByLabel("Pieces in a carton").count()).toBe(0)

    const answer = await fetch(`${inject("shopUrl")}/api/v1/products?q=${sku}-V&with=attributes`)
    const { data } = (await answer.json()) as { data: { sku: string; attributes: unknown }[] }
    expect(data).toMatchObject([
      { sku, price: 12.5, attributes: [{ label: "Height", value: "48 mm" }] },
    ])
  })
})
