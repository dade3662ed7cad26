import type { Page } from "playwright-core"
import { firstProduct } from "../setup/first-product"
import { login, press, row, seeItDrawn, seeThatItFits } from "../setup/actions"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const PATHS = [
  "/",
  "/showProduct",
  "/showProduct?q=no-such-part",
  "/blogs",
  "/about",
  "/portfolio",
  "/contact",
  "/basket",
  "/quickOrder",
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
    await page.emulateMedia({ reducedMotion: "reduce" })
    const { _id } = await firstProduct()
    for (const path of [...PATHS, `/product/${_id}`]) {
      await page.goto(path, { waitUntil: "networkidle" })
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await seeNothingWrong(page, path)
    }
  })

  it.each([360, 1440])("on any page or dialog of the dashboard at %s pixels", async (width) => {
    const { page } = await newVisitor({ width })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await login(page, "admin@example.com", "carparts-admin")
    for (const name of ["manageOrders", "users", "product", "reviews", "orders"]) {
      await page.goto(`/dashboard/${name}`)
      await page.locator("table[aria-busy=false]").waitFor({ state: "attached" })
      await seeNothingWrong(page, name)
    }

    await page.goto("/dashboard/product")
    await press(page, "Add Product")
    const adding = page.getByRole("dialog", { name: "Add Product" })
    await adding.getByRole("button", { name: "Add Product" }).click()
    await page.getByText("image is required").waitFor()
    await seeNothingWrong(page, "Add Product with errors")
    await page.getByLabel("Price", { exact: true }).fill("2")
    await press(page, "Cancel")
    await page.getByRole("dialog", { name: "Discard your changes?" }).waitFor()
    await seeNothingWrong(page, "the question about changes")
    await press(page, "Yes, discard")

    await page.goto("/dashboard/manageOrders")
    await row(page, "Manage Orders", "").getByRole("link").first().click()
    await page.getByRole("list", { name: "Timeline" }).waitFor()
    await seeNothingWrong(page, "an order")
  })

  it("nor in a customer's dialogs", async () => {
    const { page } = await newVisitor()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto(`/purchase/${(await firstProduct())._id}`)
    await page.getByLabel("Quantity").fill("")
    await press(page, "Place order")
    await page.getByText("quantity is required").waitFor()
    await seeNothingWrong(page, "Purchase with errors")
    await page.goto("/dashboard")
    await press(page, "Update Profile")
    await page.getByRole("dialog").waitFor()
    await seeNothingWrong(page, "Update Profile")
    await page.goto("/dashboard/reviews")
    await press(page, "Add Reviews")
    await page.getByRole("dialog").waitFor()
    await seeNothingWrong(page, "Add Reviews")
    await page.goto("/dashboard/orders")
    await page.getByRole("link", { name: "Return parts of it" }).first().click()
    await page.getByLabel("Pieces").first().fill("1000000")
    await press(page, "Ask for the return")
    await page.getByText(/^Only \d+ may come back/).waitFor()
    await seeNothingWrong(page, "Return parts with errors")
    await page.goto("/dashboard/orders")
    await page.getByRole("button", { name: "Pay" }).first().click()
    await page.getByRole("button", { name: "Pay", disabled: false }).last().waitFor()
    await seeNothingWrong(page, "Payment")
  })

  it.each([360, 1440])(
    "nor in suggestions, filters and what they leave, at %s pixels",
    async (width) => {
      const { page } = await newVisitor({ width })
      await page.emulateMedia({ reducedMotion: "reduce" })
      const answered = (q: string) =>
        page.waitForResponse((response) => {
          const { pathname, searchParams } = new URL(response.url())
          return pathname === "/api/v1/products" && (searchParams.get("q") ?? "") === q
        })
      const first = answered("brake")
      await page.goto("/showProduct?q=brake&category=brake-disc&inStock=true&minPrice=5")
      await page.getByRole("list", { name: "Chosen filters" }).waitFor()
      await first
      await seeItSettle(page)
      await seeNothingWrong(page, "chosen filters")
      // The address changes before the list does: its own answer tells that it has begun to.
      const second = answered("brake d")
      await page.getByRole("combobox", { name: "Find a part" }).fill("brake d")
      await page.getByRole("option").first().waitFor()
      await second
      await seeItSettle(page)
      await page.keyboard.press("ArrowDown")
      await seeNothingWrong(page, "suggestions")
      await page.keyboard.press("Escape")
      await page.keyboard.press("Enter")
      const third = answered("")
      await page.getByRole("combobox", { name: "Find a part" }).fill("")
      await page.getByRole("listbox", { name: "Looked for last" }).waitFor()
      await third
      await seeItSettle(page)
      await seeNothingWrong(page, "what was looked for last")
      await page.keyboard.press("Escape")
      await page.getByRole("radio", { name: "Table" }).check({ force: true })
      await page.getByRole("button", { name: /^Add / }).first().waitFor()
      await seeItSettle(page)
      await seeNothingWrong(page, "the table")
      if (width > 360) return
      await page.getByRole("button", { name: /^Filter/ }).click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Show \d+ part/ })
        .waitFor()
      await seeNothingWrong(page, "the sheet of filters")
    },
  )

  it("nor in the zoomed drawing and the open menu", async () => {
    const { page } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(`/product/${(await firstProduct())._id}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.getByRole("button", { name: "Menu" }).click()
    await seeNothingWrong(page, "the menu")
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("button", { name: "Zoom", exact: true }).click()
    await page.getByRole("dialog").waitFor()
    await seeNothingWrong(page, "the zoomed drawing")
  })
})

/** Waits until nothing is drawn, dimmed or moving any more. */
async function seeItSettle(page: Page): Promise<void> {
  await seeItDrawn(page)
  await expect.poll(() => moving(page)).toBe(0)
}

/** How many animations run. One that is called off ends as well as one that comes to its end. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
}

/** Neither axe nor somebody who wants no motion has anything to object, in either theme. */
async function seeNothingWrong(page: Page, what: string): Promise<void> {
  await seeThatItFits(page)
  const found = await violationsInBothThemes(page)
  expect({ what, found, moving: await moving(page) }).toEqual({ what, found: [], moving: 0 })
}
