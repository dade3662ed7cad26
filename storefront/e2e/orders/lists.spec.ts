import type { Page } from "playwright-core"
import { fill, press, register, seeThatItFits, somebody } from "../setup/actions"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const parts = (page: Page) => page.getByRole("list", { name: "Parts on the list" })
const names = (page: Page) => parts(page).getByRole("heading").allTextContents()

async function seeNothingWrong(page: Page): Promise<void> {
  await seeThatItFits(page)
  expect(await violationsInBothThemes(page)).toEqual([])
}

/** Puts the first parts of the list into the basket and opens its page. */
async function fillBasket(page: Page, count: number): Promise<void> {
  await page.goto("/showProduct")
  for (let part = 0; part < count; part += 1) {
    await page.getByRole("button", { name: "Add to basket" }).nth(part).click()
    const words = `Basket, ${part + 1} part${part ? "s" : ""}`
    await page.getByRole("banner").getByRole("button", { name: words }).waitFor()
  }
  await page.goto("/basket")
}

describe("saved lists", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("go from a basket to a colleague, into another basket, and an order is put together again", async () => {
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/register")
    await register(page, somebody("Ida Berg"))
    await fillBasket(page, 2)
    await page.getByRole("list", { name: "Parts in the basket" }).waitFor()
    await seeNothingWrong(page)
    await press(page, "Save as list")
    const dialog = page.getByRole("dialog", { name: "Save as list" })
    await dialog.getByLabel("Name").fill("Monday")
    await seeNothingWrong(page)
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByText("Monday saved").waitFor()

    await page.goto("/dashboard/lists")
    await page.getByRole("link", { name: "Monday" }).waitFor()
    await seeNothingWrong(page)
    await page.getByRole("link", { name: "Monday" }).click()
    await parts(page).waitFor()
    const [first = "", second = ""] = await names(page)
    await page.getByRole("button", { name: `Move ${second} up`, exact: true }).focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => names(page)).toEqual([second, first])
    await page.getByLabel(`Note of ${second}`, { exact: true }).fill("left shelf")
    await page.keyboard.press("Enter")
    await press(page, "Share")
    const link = page.getByLabel("Link to this list")
    await link.waitFor()
    const address = await link.inputValue()
    await seeNothingWrong(page)
    await page.reload()
    await expect.poll(() => names(page)).toEqual([second, first])

    const { page: other, complaints: others } = await newVisitor()
    await other.emulateMedia({ reducedMotion: "reduce" })
    await other.goto(address)
    await other.waitForURL("**/login")
    await other.getByRole("link", { name: "Create an account" }).click()
    await other.getByRole("heading", { name: "Register" }).waitFor()
    await register(other, somebody("Per Lund"))
    await other.waitForURL("**/list/*")
    await other.getByText("left shelf").waitFor()
    expect(await names(other)).toEqual([second, first])
    await seeNothingWrong(other)
    await press(other, "Save a copy")
    await other.waitForURL("**/dashboard/lists/*")
    await other.getByLabel(`Quantity of ${second}`, { exact: true }).waitFor()
    await press(other, "Add all to basket")
    await other.getByText("2 parts in the basket").waitFor()
    await other.goto("/basket")
    await fill(other, { Phone: "+1 555 010 7788", Address: "12 Dock Street, Duluth" })
    await press(other, "Place order")
    await other.waitForURL("**/dashboard/payment/**")
    const order = other.url().split("/").at(-1) ?? ""
    await other.goto(`/dashboard/orders/${order}`)
    const lines = other.getByRole("table", { name: "Lines" })
    await expect
      .poll(() => lines.getByRole("link", { name: "Order again" }).nth(1).getAttribute("href"))
      .toBe(`/quickOrder?order=${order}&line=2`)
    await other.getByRole("link", { name: "Order again" }).first().click()
    await other.waitForURL(`**/quickOrder?order=${order}`)

    // The end of the sharing leaves the copy where it is.
    await press(page, "End sharing")
    await page.getByRole("button", { name: "Share", exact: true }).waitFor()
    await other.goto(address)
    await other.getByText("There is no such list").waitFor()
    expect(complaints).toEqual([])
    // The browser itself logs the 404.
    expect(others.filter((text) => !/status of 404/.test(text))).toEqual([])
  })
})
