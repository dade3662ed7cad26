import { login, row } from "../setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"
import { watchShifts } from "../setup/watch-page"

describe("when the line breaks", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("a notice says so, moves nothing, and goes with a fresh list", async () => {
    const { page } = await newVisitor({ width: 360 })
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto("/dashboard/orders", { waitUntil: "networkidle" })
    await row(page, "Orders", "").nth(1).waitFor()
    const shifts = await watchShifts(page)
    await page.reload({ waitUntil: "networkidle" })
    await row(page, "Orders", "").nth(1).waitFor()
    const before = (await shifts()).sum
    await page.context().setOffline(true)
    const notice = page.getByRole("status").filter({ hasText: "You are offline." })
    await notice.waitFor()
    const refreshed = page.waitForResponse("**/api/v1/orders/**")
    await page.context().setOffline(false)
    await refreshed
    await notice.waitFor({ state: "detached" })
    expect((await shifts()).sum).toBe(before)
  })

  it("a page that a new release removed is fetched by one reload, and no more", async () => {
    const { page } = await newVisitor()
    const blogs = "**/assets/blogs-page-*.js"
    // By the keyboard: a click waits for the navigation, and was seen to miss the end of a reload.
    const open = async () => {
      const menu = page.getByRole("navigation", { name: "Main" })
      await menu.getByRole("link", { name: "Blogs" }).focus()
      await page.keyboard.press("Enter")
    }
    const notice = page.getByRole("alert").filter({ hasText: "This page could not be shown" })
    await page.goto("/contact", { waitUntil: "networkidle" })
    await page.route(blogs, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 })
    await open()
    await page.getByRole("heading", { name: "Blogs", level: 1 }).waitFor()

    await page.goto("/contact", { waitUntil: "networkidle" })
    await page.route(blogs, (route) => route.fulfill({ status: 404, body: "" }))
    await open()
    await notice.waitFor()
    await page.unroute(blogs)
    await notice.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("heading", { name: "Blogs", level: 1 }).waitFor()
  })
})
