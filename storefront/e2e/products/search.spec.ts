import type { Page } from "playwright-core"
import { seeItDrawn } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const finder = (page: Page) => page.getByRole("combobox", { name: "Find a part" })
const cards = (page: Page) => page.getByRole("main").getByRole("article")
const filter = (page: Page) => page.getByRole("region", { name: "Filter" })
const counts = (page: Page) => page.getByText(/^\d+ (of \d+ )?parts?$/)
const query = (page: Page) => new URL(page.url()).search

describe("finding a part", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("goes by suggestions and facets, all of it in the address", async () => {
    const { page, complaints } = await newVisitor()
    await page.goto("/")
    await finder(page).pressSequentially("brake d", { delay: 20 })
    await page.getByRole("option", { name: /^Brake discs/ }).waitFor()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/showProduct?category=brake-disc")
    await page.getByRole("heading", { name: "Brake discs", level: 1 }).waitFor()

    const stock = filter(page).getByRole("checkbox", { name: /^In stock only/ })
    await seeAnswered(page, "inStock=true", () => stock.check())
    await page.waitForURL("**/showProduct?category=brake-disc&inStock=true")
    // All the discs may share one value of a label; where there are two, each leaves some of them.
    const several = page.getByRole("checkbox").nth(1)
    const label = filter(page).getByRole("group").filter({ has: several }).first()
    const value = label.getByRole("checkbox").first()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(1)
    const all = await namesOf(page)
    await seeAnswered(page, "attribute=", () => value.check())
    await page.getByRole("button", { name: "Clear all" }).waitFor()
    await expect.poll(() => new URLSearchParams(query(page)).getAll("attribute")).toHaveLength(1)
    const seen = await namesOf(page)
    expect(seen).not.toEqual(all)

    await page.reload()
    await expect.poll(() => namesOf(page)).toEqual(seen)
    await page.goBack()
    await page.waitForURL("**/showProduct?category=brake-disc&inStock=true")
    await expect.poll(() => namesOf(page)).not.toEqual(seen)
    await page.getByRole("button", { name: "Remove In stock only" }).click()
    await page.waitForURL("**/showProduct?category=brake-disc")
    expect(complaints).toEqual([])
  })

  it("goes on by itself near the end, and is as long and as far after a part and a reload", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await cards(page).first().waitFor()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1500)
        return cards(page).count()
      })
      .toBeGreaterThan(48)
    await page.waitForLoadState("networkidle")
    const shown = await cards(page).count()
    const before = await page.evaluate(() => scrollY)
    await page.evaluate(() => document.querySelector<HTMLElement>("article h3 a")?.click())
    await page.getByRole("heading", { name: "Measures" }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown)
  })

  it("takes the filters of a telephone from a sheet, as one step", async () => {
    const { page } = await newVisitor({ width: 360 })
    await page.goto("/showProduct?q=brake")
    await counts(page).waitFor()
    await page.getByRole("button", { name: "Filter" }).click()
    const sheet = page.getByRole("dialog", { name: "Filter" })
    await sheet.getByRole("link", { name: /^Brake discs/ }).click()
    await sheet.getByRole("checkbox", { name: /^In stock only/ }).check()
    await sheet.getByRole("button", { name: /^Show \d+ parts$/ }).click()
    await page.waitForURL("**/showProduct?q=brake&category=brake-disc&inStock=true")
    await page.getByRole("button", { name: "Filter (2)" }).waitFor()
    await page.goBack()
    await page.waitForURL("**/showProduct?q=brake")
  })
})

/** Does something and waits until the list is drawn that the shop answered to it. */
async function seeAnswered(page: Page, query: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => {
    const { pathname, search } = new URL(response.url())
    return pathname === "/api/v1/products" && search.includes(query)
  })
  await act()
  await answered
  await seeItDrawn(page)
}

async function namesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole("heading").allInnerTexts()
}
