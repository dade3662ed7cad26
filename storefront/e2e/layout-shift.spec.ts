import { firstProduct } from "./setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "./setup/visitor"
import { scrollThrough, watchShifts } from "./setup/watch-page"

const MOST = 0.02

describe("pages hold still", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it.each([360, 1440])("while they load, at %s pixels", async (width) => {
    const { _id } = await firstProduct()
    for (const path of ["/", "/showProduct", `/product/${_id}`]) {
      const { page } = await newVisitor({ width })
      const shifts = await watchShifts(page)
      await page.goto(path, { waitUntil: "networkidle" })
      await page.getByRole("heading", { level: 1 }).waitFor()
      await scrollThrough(page)
      const shift = await shifts()
      expect({ path, still: shift <= MOST, shift }).toMatchObject({ path, still: true })
      await page.context().close()
    }
  })
})
