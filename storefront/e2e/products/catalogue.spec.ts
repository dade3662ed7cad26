import type { Page } from "playwright-core"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const finder = (page: Page) => page.getByRole("combobox", { name: "Find a part" })
const cards = (page: Page) => page.getByRole("main").getByRole("article")
const count = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: typeof words === "string" })
const query = (page: Page) => new URL(page.url()).search

describe("the list of parts", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("shows a page at a time and goes on at the first new part", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await count(page, /^24 of \d+ parts$/).waitFor()
    await page.getByRole("button", { name: /^Show more/ }).press("Enter")
    await count(page, /^48 of \d+ parts$/).waitFor()
    await expect.poll(() => cards(page).count()).toBe(48)
    const focused = cards(page).nth(24).getByRole("heading").getByRole("link")
    await expect.poll(() => focused.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it("comes back from a part as long as it was, and to the same place", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await page.getByRole("button", { name: /^Show more/ }).press("Enter")
    await count(page, /^48 of/).waitFor()
    // Far enough from the end that no page comes by itself.
    const link = cards(page).nth(28).getByRole("heading").getByRole("link")
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1000)
    await link.click()
    await page.getByRole("heading", { name: "Measures" }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await count(page, /^48 of/).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  it("keeps search, category and order in the address, each a step for Back", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await count(page, /^24 of/).waitFor()
    const filter = page.getByRole("region", { name: "Filter" })
    await filter.getByRole("link", { name: /^Brake discs/ }).click()
    await page.getByRole("heading", { name: "Brake discs", level: 1 }).waitFor()
    await page.getByLabel("Sort by").selectOption({ label: "Price, lowest first" })
    await page.waitForURL("**/showProduct?category=brake-disc&sort=price_asc")
    await expect.poll(() => isAscending(page)).toBe(true)

    await finder(page).pressSequentially("vented", { delay: 30 })
    await page.waitForURL("**/showProduct?q=vented&category=brake-disc&sort=price_asc")
    await expect.poll(() => finder(page).inputValue()).toBe("vented")

    await page.goBack()
    await page.waitForURL("**/showProduct?category=brake-disc&sort=price_asc")
    await expect.poll(() => finder(page).inputValue()).toBe("")
    await page.goBack()
    await page.waitForURL("**/showProduct?category=brake-disc")
    await page.goBack()
    await page.waitForURL((url) => url.search === "")
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor()
  })

  it("shows what a shared address asks for", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct?q=BD-2803-V&category=brake-disc&sort=name")
    await count(page, "1 part").waitFor()
    await expect.poll(() => finder(page).inputValue()).toBe("BD-2803-V")
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("name")
    await cards(page).filter({ hasText: "BD-2803-V" }).waitFor()
  })

  it("searches at once by Enter, and asks the shop once for letters typed in one go", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct", { waitUntil: "networkidle" })
    const asked: string[] = []
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === "/api/v1/products") asked.push(searchParams.get("q") ?? "")
    })
    await finder(page).pressSequentially("water pump", { delay: 15 })
    await finder(page).press("Enter")
    await page.waitForURL("**/showProduct?q=water+pump")
    await count(page, /^\d+ parts$/).waitFor()
    expect(asked).toEqual(["water pump"])
  })

  it("loses no letter to a slow shop, and shows the last search whichever answer comes first", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct", { waitUntil: "networkidle" })
    await page.route(/\/api\/v1\/products\?.*q=brake(&|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => undefined)
    })
    await finder(page).fill("brake")
    await page.waitForURL("**/showProduct?q=brake")
    await finder(page).pressSequentially(" disc", { delay: 20 })
    await page.waitForURL("**/showProduct?q=brake+disc")
    expect(await finder(page).inputValue()).toBe("brake disc")
    await count(page, /^\d+ parts$/).waitFor()
    await expect.poll(() => namesWithout(page, "disc")).toEqual([])
    await page.waitForLoadState("networkidle")
    expect(await namesWithout(page, "disc")).toEqual([])
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
    expect(query(page)).toBe("?q=brake+disc")
  })

  it("says what to do when nothing matches", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct?q=water+pump&category=brake-disc")
    await page.getByText("Nothing matches “water pump” in Brake discs").waitFor()
    await page.getByRole("button", { name: "Search everywhere" }).click()
    await cards(page).first().waitFor()
    expect(query(page)).toBe("?q=water+pump")
  })

  it("offers another try when the shop does not answer", async () => {
    const { page } = await newVisitor()
    await page.route("**/api/v1/products?*", (route) => route.fulfill({ status: 400, body: "{}" }))
    await page.goto("/showProduct")
    await page.getByRole("alert").getByText("The parts could not be loaded").waitFor()
    await page.unroute("**/api/v1/products?*")
    await page.getByRole("button", { name: "Try again" }).click()
    await cards(page).first().waitFor()
  })

  it("tells a count to screen readers politely", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct?q=water+pump")
    const live = page.getByText(/^\d+ parts$/)
    await live.waitFor()
    await expect.poll(() => live.getAttribute("aria-live")).toBe("polite")
  })

  it.each([
    [360, 1],
    [768, 2],
    [1024, 3],
  ])("has at %s pixels %s columns", async (width, columns) => {
    const { page } = await newVisitor({ width })
    await page.goto("/showProduct")
    await cards(page).first().waitFor()
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(columns)
  })
})

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).getByText(/^\$/).allInnerTexts()
  return texts.map((text) => Number(text.replace(/[$,]/g, "")))
}

async function isAscending(page: Page): Promise<boolean> {
  const shown = await prices(page)
  return shown.every((price, index) => price >= (shown[index - 1] ?? 0))
}

async function namesWithout(page: Page, word: string): Promise<string[]> {
  const names = await cards(page).getByRole("heading").allInnerTexts()
  return names.filter((name) => !name.toLowerCase().includes(word))
}
