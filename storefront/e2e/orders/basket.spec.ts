import type { Page } from "playwright-core"
import { inject } from "vitest"
import { fill, fillCard, register, seeThatItFits, seeToast, somebody } from "../setup/actions"
import { seeBalance } from "../setup/ledger"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

type Part = { productName: string; qty: string; minimumQuantity: number; multiple: number }

const MOST = 8

/** Parts of the list's first page of which there is plenty. */
async function plentifulParts(): Promise<Part[]> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?limit=24`)
  const { data } = (await answer.json()) as { data: Part[] }
  const enough = data.filter(({ qty, minimumQuantity: least }) => Number(qty) >= 4 * least)
  expect(enough.length).toBeGreaterThanOrEqual(MOST)
  return enough.slice(0, MOST)
}

const card = (page: Page, { productName }: Part) =>
  page.getByRole("article", { name: productName, exact: true })

async function add(page: Page, part: Part): Promise<void> {
  await card(page, part).getByRole("button", { name: "Add to basket" }).click()
}

const basketButton = (page: Page, words: string) =>
  page.getByRole("banner").getByRole("button", { name: words, exact: true })

describe("the basket", () => {
  beforeAll(openBrowser)
  afterEach(seeBalance)
  afterAll(closeBrowser)

  it("takes eight parts of a guest at 360 pixels to one order, paid once", async () => {
    const parts = await plentifulParts()
    const [first] = parts
    if (!first) throw new Error("the shop sells nothing")
    const buyer = somebody("Nora Eik")
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.goto("/showProduct")
    for (const [index, part] of parts.entries()) {
      await add(page, part)
      await basketButton(page, `Basket, ${index + 1} part${index ? "s" : ""}`).waitFor()
    }

    // A reload loses nothing.
    await page.reload()
    await basketButton(page, `Basket, ${MOST} parts`).click()
    const drawer = page.getByRole("dialog", { name: "Basket" })
    await drawer
      .getByRole("listitem")
      .nth(MOST - 1)
      .waitFor()
    await seeThatItFits(page)
    await drawer.getByRole("link", { name: "Open the basket" }).click()
    await page.getByRole("heading", { level: 1, name: "Basket" }).waitFor()
    // Until the drawer has gone its fields are there beside the page's.
    await drawer.waitFor({ state: "hidden" })

    const typed = String(2 * Math.ceil(first.minimumQuantity / first.multiple) * first.multiple)
    const quantity = page.getByLabel(`Quantity of ${first.productName}`, { exact: true })
    await quantity.fill(typed)
    await quantity.press("Enter")
    await seeThatItFits(page)
    await page.getByRole("link", { name: "Place order" }).click()
    await page.waitForURL("**/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    await page.getByRole("heading", { name: "Register" }).waitFor()
    await register(page, buyer)

    await page.waitForURL("**/basket")
    await seeToast(page, `${MOST} parts of your visit added to your basket`)
    await expect.poll(() => quantity.inputValue()).toBe(typed)
    await fill(page, { Phone: "+1 555 010 7788", Address: "12 Dock Street, Duluth" })
    await seeThatItFits(page)
    await page.getByRole("button", { name: "Place order" }).click()
    await page.waitForURL("**/dashboard/payment/**")
    const orderId = page.url().split("/").at(-1) ?? ""
    const payment = page.getByRole("dialog", { name: "Payment" })
    await payment.getByText("Payable Amount").waitFor()
    await fillCard(page, "4242 4242 4242 4242")
    await payment.getByRole("button", { name: "Pay" }).click()
    await seeToast(page, "Payment Successful!")
    await basketButton(page, "Basket").waitFor()

    await page.goto(`/dashboard/orders/${orderId}`)
    for (const { productName } of parts) await page.getByText(productName).first().waitFor()
    await seeThatItFits(page)
    expect(complaints).toEqual([])
  })

  it("keeps what two tabs put into it and type", async () => {
    const [one, other] = await plentifulParts()
    if (!one || !other) throw new Error("the shop sells too little")
    const { page, complaints } = await newVisitor({ width: 1440 })
    await page.goto("/register")
    await register(page, somebody("Tom Rask"))
    const second = await page.context().newPage()
    await page.goto("/showProduct")
    await second.goto("/showProduct")
    await add(page, one)
    await basketButton(page, "Basket, 1 part").waitFor()
    await add(second, other)
    await basketButton(second, "Basket, 2 parts").waitFor()

    // The first tab does not know of the second part yet: its change takes it along.
    await basketButton(page, "Basket, 1 part").click()
    const quantity = page.getByLabel(`Quantity of ${one.productName}`, { exact: true })
    await quantity.fill("120")
    await quantity.press("Enter")
    await page.getByLabel(`Quantity of ${other.productName}`, { exact: true }).waitFor()
    await page.keyboard.press("Escape")
    await basketButton(page, "Basket, 2 parts").waitFor()
    await second.goto("/basket")
    const seen = second.getByLabel(`Quantity of ${one.productName}`, { exact: true })
    await expect.poll(() => seen.inputValue()).toBe("120")
    // The browser itself logs the 409 by which the first tab learns of the second part.
    expect(complaints.filter((text) => !/status of 409/.test(text))).toEqual([])
  })
})
