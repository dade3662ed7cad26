import type { Page } from "playwright-core"
import { login, openDashboard, press, row } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const PATIENCE = { timeout: 60_000 }

/** The tag and the words of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { tagName = "", textContent = "" } = document.activeElement ?? {}
    return `${tagName.toLowerCase()} ${tagName === "BODY" ? "" : textContent}`.trim()
  })
}

const seeFocus = (page: Page, what: string) => expect.poll(() => focused(page), PATIENCE).toBe(what)

describe("the focus", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("goes to the heading of a new page, which shows no ring, and names the tab", async () => {
    const { page } = await newVisitor()
    await page.goto("/")
    await page.getByRole("article").first().waitFor()
    await expect.poll(() => focused(page)).toBe("body")
    const main = page.getByRole("navigation", { name: "Main" })
    for (const [link, heading, title] of [
      ["Product", "Products", "Products"],
      ["My Portfolio", "Tove Aldén, developer", "My Portfolio"],
      ["Blogs", "Blogs", "Blogs"],
      ["Contact us", "Contact us", "Contact us"],
      ["Login", "Login", "Login"],
      ["Home", "Parts that measure what the drawing says", "Car parts by the carton"],
    ] as const) {
      await main.getByRole("link", { name: link, exact: true }).click()
      await seeFocus(page, `h1 ${heading}`)
      await expect.poll(() => page.title()).toBe(`${title} · Halden Motor Works`)
      const ring = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      )
      expect(ring).toBe("none")
    }
  })

  it("stays where it is while a page changes in itself", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct")
    await page.getByRole("article").first().waitFor()
    await page.getByLabel("Sort by").focus()
    await page.getByLabel("Sort by").selectOption({ label: "Price, lowest first" })
    await page.waitForURL("**/showProduct?sort=price_asc")
    await page.getByRole("article").first().waitFor()
    expect(await page.getByLabel("Sort by").evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
  })

  it("goes into a dialog and back to what opened it, or to the page's heading", async () => {
    const { page } = await newVisitor()
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto("/showProduct?q=BD-2803-V")
    const { productName, _id } = await firstProduct()
    await page.getByRole("article", { name: productName }).getByText("Purchase").press("Enter")
    const dialog = page.getByRole("dialog", { name: "Purchase" })
    const quantity = dialog.getByLabel("Quantity", { exact: true })
    await expect
      .poll(() => quantity.evaluate((one) => one === document.activeElement), PATIENCE)
      .toBe(true)
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await seeFocus(page, "a Purchase")

    await openDashboard(page, "My Profile")
    await press(page, "Update Profile")
    await page.getByRole("dialog").waitFor()
    await press(page, "Cancel")
    await seeFocus(page, "button Update Profile")

    await openDashboard(page, "Orders")
    await row(page, "Orders", "").nth(1).waitFor()
    await page.goto(`/purchase/${_id}`)
    await quantity.waitFor()
    await press(page, "Cancel")
    await dialog.waitFor({ state: "detached" })
    await seeFocus(page, "h1 Parts that measure what the drawing says")
  })
})
