import type { Locator, Page } from "playwright-core"
import { login } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"
import { watchShifts } from "../setup/watch-page"

const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }
const TELEPHONE = { width: 360, height: 640 }
/** How far something may move while a page is there. */
const MOST_SHIFT = 0.02

describe("on a telephone", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("Purchase is under the thumb wherever a part's page is, and opens its dialog", async () => {
    const { page, complaints } = await newVisitor(TELEPHONE)
    await login(page, CUSTOMER.email, CUSTOMER.password)
    const shifts = await watchShifts(page)
    const purchase = await openPart(page)
    const { height } = await page.evaluate(() => ({ height: document.body.scrollHeight }))
    for (const top of [0, height / 2, height]) {
      await scrollTo(page, top)
      expect(await placeOf(purchase)).toEqual({ isShown: true, isOnTop: true, isAtTheEnd: true })
    }
    // What the page ends with is not below the bar for good.
    const last = page.getByRole("contentinfo").getByRole("link").last()
    expect(await placeOf(last)).toMatchObject({ isShown: true, isOnTop: true })
    expect((await shifts()).sum).toBeLessThanOrEqual(MOST_SHIFT)
    await purchase.click()
    const dialog = page.getByRole("dialog", { name: "Purchase" })
    await dialog.getByRole("button", { name: "Place order" }).waitFor()
    expect(complaints).toEqual([])
  })

  it("the first part of the list is whole on the first screen", async () => {
    const { page } = await newVisitor(TELEPHONE)
    await page.goto("/showProduct")
    const card = page.getByRole("article").first()
    await card.getByRole("link", { name: "Purchase" }).waitFor()
    const box = await card.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(TELEPHONE.height)
  })
})

describe("on a wide screen", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("Purchase stays where the price is, without a bar", async () => {
    const { page } = await newVisitor()
    const purchase = await openPart(page)
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight))
    expect(await placeOf(purchase)).toMatchObject({ isShown: false })
  })
})

/** The page of a part that is in stock, with all that comes late; answers its Purchase. */
async function openPart(page: Page): Promise<Locator> {
  const { _id } = await firstProduct()
  await page.goto(`/product/${_id}`, { waitUntil: "networkidle" })
  const purchase = page.getByRole("main").getByRole("link", { name: "Purchase" }).first()
  await purchase.waitFor()
  return purchase
}

/** Scrolls there, and waits until what that brings is drawn. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top)
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** Whether all of it is on the screen, nothing lies over it, and it is in the last fifth. */
async function placeOf(link: Locator) {
  return link.evaluate((element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      isShown: top >= 0 && bottom <= innerHeight,
      isOnTop: over !== null && element.contains(over),
      isAtTheEnd: top >= innerHeight * 0.8,
    }
  })
}
