import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

describe("a part's page", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  async function openPart(sku: string) {
    const visitor = await newVisitor()
    const { page } = visitor
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto(`/showProduct?q=${sku}`)
    await page
      .getByRole("article")
      .filter({ hasText: sku })
      .getByRole("heading")
      .getByRole("link")
      .click()
    await page.getByRole("heading", { name: "Measures" }).waitFor()
    return visitor
  }

  it("tells stock, the rule in words, measures and reviews, and is left by its category", async () => {
    const { page, complaints } = await openPart("BD-2803-V")
    await page
      .getByText(/^Available QTY: [\d,]+$/)
      .first()
      .waitFor()
    await page.getByText("At least 50 pieces in one order.").waitFor()
    await page.getByText("280 mm", { exact: true }).waitFor()
    const reviews = page.getByRole("region", { name: "Reviews" })
    await reviews.getByText("40 discs, one gauge, no surprises").waitFor()
    const related = page.getByRole("region", { name: "More brake discs" })
    await related.getByRole("article").first().waitFor()
    await expect.poll(() => related.getByRole("article").count()).toBe(3)
    expect(complaints).toEqual([])
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Brake discs" })
      .click()
    await page.waitForURL("**/showProduct?category=brake-disc")
  })

  it("names the first quantity that fills cartons", async () => {
    const { page } = await openPart("BE-0698-R")
    await page.getByText("in cartons of 12. The first quantity that fits is 60.").waitFor()
    await page.getByText("60 pieces", { exact: true }).waitFor()
  })

  it("copies an OEM number without its maker", async () => {
    const { page } = await openPart("BD-2803-V")
    const button = page.getByRole("button", { name: /^Copy / }).first()
    const number = (await button.getAttribute("aria-label"))?.replace("Copy ", "")
    await button.click()
    await page
      .getByRole("status")
      .filter({ hasText: `Copied ${number}` })
      .waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  })
})
