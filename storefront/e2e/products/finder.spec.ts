import type { Page } from "playwright-core"
import { seeThatItFits } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const finder = (page: Page) => page.getByRole("combobox", { name: "Find a part" })
const banner = (page: Page) => page.getByRole("banner")
const rows = (page: Page) => page.getByRole("table", { name: "Parts" }).getByRole("row")

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? ""
    })
  for (let step = 0; step < 60 && !name.test(await focused()); step++) {
    await page.keyboard.press("Tab")
  }
  expect(await focused()).toMatch(name)
}

describe("the box that finds", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("leads by keyboard alone to a part, and by words over the table into the basket", async () => {
    const { page, complaints } = await newVisitor()
    const { _id } = await firstProduct()
    await page.goto("/blogs", { waitUntil: "networkidle" })
    await page.keyboard.press("/")
    await page.keyboard.type("bd2803v")
    // Enter waits for a moment only, and leads to the list where the machine is slower than that.
    await page.getByRole("option", { name: /BD-2803-V/ }).waitFor()
    await page.keyboard.press("Enter")
    await page.waitForURL(`**/product/${_id}`)
    await page.getByRole("heading", { name: "Measures" }).waitFor()

    await page.keyboard.press("/")
    await page.getByRole("listbox", { name: "Looked for last" }).getByText("bd2803v").waitFor()
    await page.keyboard.type("brake disc")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/showProduct?q=brake+disc")
    await page.getByRole("article").first().waitFor()
    await tabTo(page, /^Cards$/)
    await page.keyboard.press("ArrowRight")
    await rows(page).nth(1).getByRole("link").waitFor()
    await page.getByRole("columnheader", { name: "Diameter" }).waitFor()
    await tabTo(page, /^Quantity of /)
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("60")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await banner(page).getByRole("button", { name: "Basket, 1 part", exact: true }).waitFor()

    await page.reload()
    await rows(page).nth(1).getByRole("link").waitFor()
    expect(await page.getByRole("main").getByRole("article").count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it("narrows the table from one measure to another and sorts it, at 360 pixels too", async () => {
    const { page } = await newVisitor()
    await page.goto("/showProduct?category=brake-disc")
    await page.getByRole("radio", { name: "Table" }).press("Space")
    const diameters = async () => {
      const cells = await page.locator('td[data-head="Diameter"]').allInnerTexts()
      return cells.map((text) => Number.parseFloat(text))
    }
    await page.getByRole("columnheader", { name: "Diameter" }).getByRole("button").click()
    await page.waitForURL("**&sort=measure_asc&sortBy=Diameter")
    await page.getByLabel("Diameter: From").fill("280")
    await page.getByLabel("Diameter: To").fill("330")
    await page.waitForURL("**&measure=Diameter%3A280..330&sort=measure_asc&sortBy=Diameter")
    await page.getByRole("button", { name: "Remove Diameter: 280 to 330" }).waitFor()
    await expect
      .poll(async () => (await diameters()).filter((one) => one < 280 || one > 330))
      .toEqual([])
    const seen = await diameters()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    await page.setViewportSize({ width: 360, height: 800 })
    await seeThatItFits(page)
  })

  it("takes over what was typed and sent before its code was there", async () => {
    const { page } = await newVisitor({ width: 360 })
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    await page.route("**/assets/finder-*.js", async (route) => {
      await gate
      await route.continue()
    })
    await page.goto("/contact")
    await finder(page).fill("water pump")
    await finder(page).press("Enter")
    open()
    await page.waitForURL("**/showProduct?q=water+pump")
    await expect.poll(() => finder(page).inputValue()).toBe("water pump")
  })

  it("says what to do where nothing is found", async () => {
    const { page } = await newVisitor({ width: 360 })
    await page.goto("/")
    await finder(page).fill("QXQ 11 6 999 777 888")
    await finder(page).press("Enter")
    await page.getByRole("link", { name: "Ask us" }).click()
    await page.getByRole("heading", { name: "Contact us", level: 1 }).waitFor()
    expect(await page.getByLabel("Message").inputValue()).toContain("QXQ 11 6 999 777 888")
  })
})
