import type { Page } from "playwright-core"
import { register, seeItDrawn, seeThatItFits, seeToast, somebody } from "../setup/actions"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"
import { watchShifts } from "../setup/watch-page"

const TELEPHONE = { width: 360, height: 640 }
const MOST_SHIFT = 0.02

/** The choice of a vehicle, opened from the header. */
async function open(page: Page) {
  await page.getByRole("button", { name: "Choose your vehicle" }).click()
  return page.getByRole("dialog", { name: "Your vehicle" })
}

describe("the parts of a vehicle", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("are four taps away on a telephone, say why they fit, and are ordered", async () => {
    const buyer = somebody("Odile Marchand")
    const { page, complaints } = await newVisitor(TELEPHONE)
    await page.goto("/")
    const dialog = await open(page)
    await dialog.getByRole("button", { name: "Velmont" }).click()
    await dialog.getByRole("button", { name: "Tessera" }).click()
    await dialog.getByRole("button", { name: /kW/ }).first().click()

    await page.waitForURL("**/showProduct?vehicle=*")
    await dialog.waitFor({ state: "hidden" })
    // The home page has cards, too, and stands until the list is there.
    const bar = page.getByRole("region", { name: "Your vehicle" })
    await bar.getByText(/^Velmont Tessera/).waitFor()
    const cards = page.getByRole("main").getByRole("article")
    const told = page.getByText(/^(Fits your vehicle|Fits if .+)$/)
    await cards.filter({ has: told }).first().waitFor()
    await seeItDrawn(page)
    await seeThatItFits(page)
    await expect.poll(() => cards.filter({ hasNot: told }).count()).toBe(0)
    // As many as its groups say.
    const groups = page.getByRole("navigation", { name: "Parts for your vehicle by group" })
    await groups.getByRole("link", { name: /^Brake discs/ }).click()
    await page.waitForURL("**/showProduct?category=*&vehicle=*")

    await cards.first().getByRole("heading").getByRole("link").click()
    const verdict = page.getByRole("main").getByRole("region", { name: "Your vehicle" })
    await verdict.getByText(/^Fits your vehicle/).waitFor()
    await page
      .getByRole("button", { name: /^Add to basket/ })
      .first()
      .click()
    await page.getByRole("button", { name: "Basket, 1 part" }).click()
    const drawer = page.getByRole("dialog", { name: "Basket" })
    await drawer.getByText(/^Fits (your vehicle|if .+)$/).waitFor()
    await seeThatItFits(page)
    await drawer.getByRole("link", { name: "Open the basket" }).click()
    await drawer.waitFor({ state: "hidden" })
    await page.getByRole("link", { name: "Place order" }).click()
    await page.waitForURL("**/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    await register(page, buyer)
    await page.waitForURL("**/basket")
    await page.getByLabel("Phone", { exact: true }).fill("+1 555 010 7788")
    await page.getByLabel("Address", { exact: true }).fill("12 Dock Street, Duluth")
    await page.getByRole("button", { name: "Place order" }).click()
    await seeToast(page, "Order Successfully Placed")
    expect(complaints).toEqual([])
  })

  it("are chosen by the keyboard alone, kept for the next visit, and nothing moves", async () => {
    const { page, complaints } = await newVisitor()
    await page.goto("/showProduct", { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Choose your vehicle" }).press("Enter")
    const dialog = page.getByRole("dialog", { name: "Your vehicle" })
    for (const name of ["Velmont", "Tessera", /kW/]) {
      await dialog.getByRole("button", { name }).first().press("Enter")
    }
    await page.waitForURL("**/showProduct?vehicle=*")
    await dialog.waitFor({ state: "hidden" })
    await page.goto("/")
    const shifts = await watchShifts(page)
    await page.reload({ waitUntil: "networkidle" })
    await page.getByRole("button", { name: /^Your vehicle: Velmont Tessera/ }).waitFor()
    expect((await shifts()).sum).toBeLessThanOrEqual(MOST_SHIFT)
    expect(complaints).toEqual([])
  })

  it.each([360, 1440])("give axe nothing to complain of at %s pixels", async (width) => {
    const { page } = await newVisitor({ width })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/", { waitUntil: "networkidle" })
    const dialog = await open(page)
    await dialog.getByText("By HSN and TSN or the K-type").click()
    await dialog.getByRole("button", { name: "Find the vehicle" }).click()
    await dialog.getByText("Type HSN and TSN, or a K-type.").waitFor()
    await seeThatItFits(page)
    expect(await violationsInBothThemes(page)).toEqual([])
    for (const name of ["Velmont", "Tessera", /kW/]) {
      await dialog.getByRole("button", { name }).first().click()
    }
    await page.waitForURL("**/showProduct?vehicle=*")
    await dialog.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Show all parts" }).click()
    await page.getByRole("article").getByText("Does not fit your vehicle").first().waitFor()
    await seeItDrawn(page)
    await seeThatItFits(page)
    expect(await violationsInBothThemes(page)).toEqual([])
  })
})
