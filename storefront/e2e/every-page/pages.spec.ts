import type { Response } from "playwright-core"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const WIDTHS = [360, 768, 1440]
const PAGES = [
  "/",
  "/showProduct",
  "/basket",
  "/quickOrder",
  "/login",
  "/register",
  "/blogs",
  "/about",
  "/contact",
  "/portfolio",
]

describe("the public pages", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it.each(WIDTHS)("fit a screen of %s pixels and complain of nothing", async (width) => {
    const { page, complaints } = await newVisitor({ width, dark: width === 768 })
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "networkidle" })
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ path, overflow }).toEqual({ path, overflow: 0 })
    }
    expect(complaints).toEqual([])
  })

  it("answer 404 with the not-found page for an unknown address", async () => {
    const { page } = await newVisitor()
    const answer = await page.goto("/no-such-page")
    expect(answer?.status()).toBe(404)
    await page.getByRole("main").getByRole("img").waitFor()
  })

  it("load nothing of Firebase or Stripe with the home page", async () => {
    const { page } = await newVisitor()
    const answers: Response[] = []
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") answers.push(response)
    })
    await page.goto("/", { waitUntil: "networkidle" })
    const scripts = await Promise.all(answers.map((answer) => answer.text()))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((text) => /identitytoolkit|confirmCardPayment/.test(text))).toEqual([])
  })
})
