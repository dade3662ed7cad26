import type { Page } from "playwright-core"
import { openMedusaAdmin } from "../setup/actions"
import { countedHand, type CountedHand } from "../setup/counted-hand"
import { seeBalance } from "../setup/ledger"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"
import { waitingOrders } from "../setup/waiting-orders"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const ORDERS = 12
const PARTLY = 3

describe("a day of staff", () => {
  beforeAll(openBrowser)
  afterEach(seeBalance)
  afterAll(closeBrowser)

  it("takes one click an order at most, beside the choice of rows", async () => {
    const { email, ids, read, askBack } = await waitingOrders(ORDERS)
    const { page, complaints } = await newVisitor()
    const hand = countedHand()
    const { counted, click, choose } = hand
    const table = page.getByRole("table")
    const rows = table.getByRole("row").filter({ has: page.locator('a[href*="/orders/"]') })
    const rowOf = (id: string) => rows.filter({ has: page.locator(`a[href$="${id}"]`) })
    await openMedusaAdmin(page, ADMIN)
    await page.getByPlaceholder("Number, part, person").fill(email)
    await expect.poll(() => rows.count()).toBe(ORDERS)
    expect(await rows.filter({ hasText: "Unpaid" }).count()).toBe(1)
    const queue = page.url()

    // All slips at once, for whoever packs.
    await choose(table.getByRole("checkbox").first())
    await page.getByText(`${ORDERS} selected`).waitFor()
    const printing = page.context().waitForEvent("page")
    await page.keyboard.press("s")
    const slips = await printing
    await expect
      .poll(() => slips.getByRole("heading", { name: "Packing slip" }).count())
      .toBe(ORDERS)
    await slips.close()

    // Of some not all is there: twenty pieces go, the rest stays open.
    const partly = ids.slice(0, PARTLY)
    for (const id of partly) {
      await click(rowOf(id).getByRole("link"))
      await click(page.getByRole("button", { name: "Ship", exact: true }))
      await page.getByLabel("Tracking number").fill(`1Z-${id}`)
      const pieces = page.getByRole("textbox", { name: /of \d+ open/ })
      await pieces.fill("20")
      await pieces.press("Enter")
      await page.getByText("20 of 50 pieces sent").waitFor()
      await page.goto(queue)
      await rowOf(id).getByText("Partly delivered").waitFor()
    }

    // The others go whole and together; of the one that nobody paid the shop asks once more.
    for (const id of ids.slice(PARTLY)) await choose(rowOf(id).getByRole("checkbox"))
    await page.getByText(`${ORDERS - PARTLY} selected`).waitFor()
    await page.keyboard.press("d")
    const question = page.getByRole("alertdialog")
    await click(question.getByRole("button", { name: "Yes, deliver", exact: true }))
    await question.getByText("1 order is not paid").waitFor()
    await click(question.getByRole("button", { name: "Yes, deliver unpaid" }))
    await page.getByText(`${ORDERS - PARTLY} orders are now delivered`).waitFor()
    await expect.poll(() => rows.count()).toBe(PARTLY)

    const orders = await read()
    expect(orders.map(({ isDeliver }) => isDeliver)).toEqual(ids.map((id) => !partly.includes(id)))
    expect(orders.map(({ lines }) => lines[0]?.open)).toEqual(
      ids.map((id) => (partly.includes(id) ? 30 : 0)),
    )

    await takeBack(page, hand, await askBack(ids[PARTLY] ?? "", 4))
    expect(counted.clicks).toBeLessThanOrEqual(ORDERS)
    expect(complaints).toEqual([])
  })
})

/** A return from the question to the money; what the shop asks once more is answered by the keyboard. */
async function takeBack(page: Page, { click, choose }: CountedHand, number: string): Promise<void> {
  const drawer = page.getByRole("dialog", { name: `Return ${number}` })
  const agree = (answer: string) => page.getByRole("button", { name: answer }).press("Enter")
  await click(
    page.getByRole("navigation").getByRole("link", { name: "Returns", exact: true }).first(),
  )
  await choose(page.getByRole("link", { name: number, exact: true }))
  await click(drawer.getByRole("button", { name: "Approve", exact: true }))
  await agree("Yes, approve")
  await page.getByText(`${number} is approved`).first().waitFor()
  await choose(page.getByRole("link", { name: number, exact: true }))
  await click(drawer.getByRole("button", { name: "Receive 4 pieces" }))
  await agree("Yes, receive")
  await click(drawer.getByRole("button", { name: /^Give .* back$/ }))
  await agree("Yes, give it back")
  await page.getByText(`${number} is settled`).first().waitFor()
}
