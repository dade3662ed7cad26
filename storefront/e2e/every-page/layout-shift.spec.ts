import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"
import { scrollThrough, watchShifts } from "../setup/watch-page"

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
      const { sum, moved } = await shifts()
      expect({ path, moved: sum <= MOST ? [] : moved }).toEqual({ path, moved: [] })
      await page.context().close()
    }
  })

  it("under a reader who is at the numbers before the reviews and neighbours are there", async () => {
    const { page } = await newVisitor({ width: 360 })
    const shifts = await watchShifts(page)
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    await page.route("**/store/**", async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(`/product/${(await firstProduct())._id}`)
    const numbers = page.getByRole("heading", { name: "OEM numbers" })
    await numbers.evaluate((heading) => heading.scrollIntoView())
    open()
    await page.getByRole("heading", { name: "Reviews" }).waitFor()
    expect((await shifts()).sum).toBeLessThanOrEqual(MOST)
  })
})
