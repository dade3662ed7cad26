import type { Locator, Page } from "playwright-core"
import { confirm, fill, login, openMedusaAdmin, press, row, seeToast } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }
const TITLE = "Runout checked on fifty"
const REPLY = "Thank you. The next lot is measured on the same gauge."

describe("reviews", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("are written on a part's page, answered and hidden in Medusa Admin, and the shop obeys", async () => {
    const part = await firstProduct()
    const { page: shop, complaints } = await newVisitor()
    await login(shop, CUSTOMER.email, CUSTOMER.password)
    await shop.goto(`/product/${part._id}`)
    await press(shop, "Review this part")
    await fill(shop, { "Review title": TITLE, Description: "All within 0.03 mm.", Ratings: "4" })
    await press(shop, "Add Review")
    await seeToast(shop, "Review Added Successfully")
    const reviews = shop.getByRole("region", { name: "Reviews" })
    const card = reviews.getByRole("listitem").filter({ hasText: TITLE })
    await card.waitFor()

    const { page: staff } = await newVisitor()
    await openReviews(staff)
    const found = staff.getByRole("row").filter({ hasText: TITLE })
    await staysWhereItIs(found.getByRole("checkbox"))
    await found.getByRole("button", { name: TITLE }).click()
    await staff.getByLabel("Reply").fill("  ")
    await press(staff, "Save reply")
    await staff.getByText("A reply needs words").waitFor()
    await staff.getByLabel("Reply").fill(REPLY)
    await press(staff, "Save reply")
    await staff.getByText("Reply saved").waitFor()
    await shop.reload()
    await card.getByText("Reply from Halden").waitFor()
    await card.getByText(REPLY).waitFor()

    await found.getByRole("button").last().click()
    await staff.getByRole("menuitem", { name: "Hide" }).click()
    await staff.getByRole("alertdialog").getByRole("button", { name: "Hide" }).click()
    await found.getByText("Hidden", { exact: true }).waitFor()
    await shop.reload()
    await reviews.getByText("40 discs, one gauge, no surprises").waitFor()
    expect(await card.count()).toBe(0)
    await shop.goto("/dashboard/reviews")
    const own = row(shop, "All Reviews", TITLE)
    await own.getByText("Not shown in the shop").waitFor()
    await own.getByRole("button", { name: "Delete" }).click()
    await confirm(shop, "Yes, delete the review")
    await seeToast(shop, "Review Deleted Successfully")
    expect(complaints).toEqual([])
  })
})

/** To choose a row draws the table anew, and leaves the keyboard in it. */
async function staysWhereItIs(box: Locator): Promise<void> {
  for (const isChosen of [true, false]) {
    await box.press("Space")
    await expect.poll(() => box.isChecked()).toBe(isChosen)
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
  }
}

/** Medusa Admin's page of reviews, with the one of this test found. */
async function openReviews(page: Page): Promise<void> {
  await openMedusaAdmin(page, ADMIN)
  await page.goto("/app/reviews")
  await page.getByPlaceholder("Search name, mail, title, text").fill(TITLE)
}
