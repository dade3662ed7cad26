import type { Page } from "playwright-core"
import { login, press, row, seeItDrawn, seeThatItFits, seeToast } from "../setup/actions"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

async function seeNothingWrong(page: Page): Promise<void> {
  await seeItDrawn(page)
  await seeThatItFits(page)
  expect(await violationsInBothThemes(page)).toEqual([])
}

const h1 = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name })

describe("parts by vehicle", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("are found from the footer by make and model, and tell what else they fit", async () => {
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/about")
    await page.getByRole("contentinfo").getByRole("link", { name: "Parts by vehicle" }).click()
    await h1(page, "Parts by vehicle").waitFor()
    await seeNothingWrong(page)
    await page.getByRole("main").getByRole("link", { name: "Velmont" }).click()
    await page.getByRole("link", { name: "Tessera" }).click()
    await h1(page, "Velmont Tessera parts").waitFor()
    await page.locator("summary").first().click()
    await seeNothingWrong(page)
    await page
      .getByRole("link", { name: /^All \d+ parts$/ })
      .first()
      .click()
    await page.waitForURL(/\/showProduct\?vehicle=\d+$/)
    await page.getByRole("article").getByRole("heading").getByRole("link").first().click()
    const fitted = page.getByRole("region", { name: "Fits these vehicles" })
    await fitted.getByRole("searchbox").fill("tessera")
    await expect.poll(() => fitted.getByText("Velmont", { exact: true }).count()).toBeGreaterThan(0)
    await expect.poll(() => fitted.getByText("Bergau", { exact: true }).count()).toBe(0)
    await seeNothingWrong(page)
    expect(complaints).toEqual([])
  })

  it("are one press from a garage, where a fleet is kept", async () => {
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto("/dashboard/garage")
    await h1(page, "Garage").waitFor()
    await seeNothingWrong(page)
    await press(page, "Add vehicle")
    const dialog = page.getByRole("dialog", { name: "Add vehicle" })
    for (const name of ["Velmont", "Tessera", / kW/]) {
      await dialog.getByRole("button", { name }).first().click()
    }
    await dialog.getByLabel("Plate").fill("DL-FL 1")
    await dialog.getByLabel("How many").fill("12")
    await seeNothingWrong(page)
    await dialog.getByRole("button", { name: "Add vehicle" }).click()
    await seeToast(page, "Vehicle added to the garage")
    const van = row(page, "Garage", "DL-FL 1")
    await van.getByText("12", { exact: true }).waitFor()
    await seeNothingWrong(page)
    await van.getByRole("link", { name: "Parts" }).click()
    await page.waitForURL(/\/showProduct\?vehicle=\d+$/)
    await page.getByRole("article").first().waitFor()
    await page.goto("/dashboard/garage")
    await van.getByText("In use").waitFor()
    await van.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await seeToast(page, "Vehicle taken out of the garage")
    expect(complaints).toEqual([])
  })

  it("that are gone lead to what took their place, by their number", async () => {
    const { page, complaints } = await newVisitor()
    await page.goto("/contact")
    const finder = page.getByRole("combobox", { name: "Find a part" })
    await finder.click()
    await page.waitForLoadState("networkidle")
    await page.keyboard.type("BD-2562-S")
    await page.getByText("BD-2563-V, formerly BD-2562-S").waitFor()
    await finder.press("Enter")
    await page.getByText("BD-2562-S is no longer made").waitFor()
    await page.getByText("Takes the place of").waitFor()
    expect(complaints).toEqual([])
  })
})
