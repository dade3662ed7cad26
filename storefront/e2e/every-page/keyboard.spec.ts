import type { Page } from "playwright-core"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

describe("without a mouse", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("one skips the navigation with the first key", async () => {
    const { page } = await newVisitor()
    await page.goto("/blogs", { waitUntil: "networkidle" })
    await page.keyboard.press("Tab")
    expect(await focusedName(page)).toBe("Skip to the content")
    await page.keyboard.press("Enter")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
  })

  it("one walks through the header, the search and a card, and sees where one is", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct", { waitUntil: "networkidle" })
    await page.getByRole("article").first().waitFor()
    const names: string[] = []
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab")
      names.push(await focusedName(page))
      expect({ at: names.at(-1), outlined: await isOutlined(page) }).toMatchObject({
        outlined: true,
      })
      if (names.at(-1) === "Skip the filters") await page.keyboard.press("Enter")
    }
    const first = await page.getByRole("article").first().getByRole("heading").innerText()
    const order = [
      "Home",
      "Product",
      "Login",
      "Find a part",
      "Quick order",
      "Sort by",
      "Skip the filters",
      first,
      "Purchase",
    ]
    expect(names.filter((name) => order.includes(name)).slice(0, order.length)).toEqual(order)
  })

  it("one opens the menu of a telephone and leaves by it", async () => {
    const { page } = await newVisitor({ width: 360 })
    await page.goto("/", { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Menu" }).press("Enter")
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Product" })
      .press("Enter")
    await page.waitForURL("**/showProduct")
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor()
    await expect.poll(() => page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false)
  })

  it("one zooms a drawing and comes back to the button", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await page.getByRole("article").first().getByRole("heading").getByRole("link").press("Enter")
    const zoom = page.getByRole("button", { name: "Zoom", exact: true })
    await zoom.press("Enter")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Zoom in" }).press("Enter")
    await dialog.getByText("200 %").waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
    await expect.poll(() => focusedName(page)).toBe("Zoom")
  })
})

/** The name of what has the focus, as far as this test needs names. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const labels = (element as HTMLInputElement | null)?.labels
    return (element?.ariaLabel ?? labels?.[0]?.innerText ?? element?.innerText ?? "").trim()
  })
}

function isOutlined(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  })
}
