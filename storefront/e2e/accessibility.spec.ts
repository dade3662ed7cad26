import { firstProduct } from "./setup/first-product"
import { violations } from "./setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "./setup/visitor"

const PATHS = [
  "/",
  "/showProduct",
  "/showProduct?q=no-such-part",
  "/blogs",
  "/about",
  "/portfolio",
  "/contact",
  "/login",
  "/register",
  "/forgetPass",
  "/no-such-page",
]
describe("axe finds nothing to complain of", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it.each([360, 1440])("on any public page at %s pixels, light or dark", async (width) => {
    const { page } = await newVisitor({ width })
    const { _id } = await firstProduct()
    for (const path of [...PATHS, `/product/${_id}`]) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" })
      await page.goto(path, { waitUntil: "networkidle" })
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      const light = await violations(page)
      await page.emulateMedia({ colorScheme: "dark" })
      await page.locator("html[data-theme=halden-dark]").waitFor()
      expect({ path, light, dark: await violations(page) }).toEqual({ path, light: [], dark: [] })
    }
  })

  it("nor in the zoomed drawing and the open menu", async () => {
    const { page } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(`/product/${(await firstProduct())._id}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.getByRole("button", { name: "Menu" }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("button", { name: "Zoom", exact: true }).click()
    await page.getByRole("dialog").waitFor()
    expect(await violations(page)).toEqual([])
  })
})
