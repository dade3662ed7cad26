import type { Locator, Page } from "playwright-core"
import { inject } from "vitest"
import { fill, fillCard, register, seeThatItFits, seeToast, somebody } from "../setup/actions"
import { seeBalance } from "../setup/ledger"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

type Part = { sku: string; qty: string; minimumQuantity: number; multiple: number }
type Row = { number: string; qty: string; mend?: string | RegExp }

const ROWS = 40
/** Of a part of the demo's catalogue: its present SKU, and what it was called before. */
const RENAMED = { sku: "OF-0831-S", former: "HX 06074/W" }

/** Parts of which there is plenty, and which no other journey buys: those come first in every list. */
async function plentifulParts(): Promise<Part[]> {
  const answer = await fetch(`${inject("shopUrl")}/api/v1/products?limit=100`)
  const { data } = (await answer.json()) as { data: Part[] }
  return data
    .filter(
      ({ sku, qty, minimumQuantity: least }) =>
        sku !== "" && sku !== RENAMED.sku && Number(qty) >= 4 * least,
    )
    .toReversed()
}

const firstQuantity = ({ minimumQuantity, multiple }: Part) =>
  Math.ceil(minimumQuantity / multiple) * multiple

/** Forty rows as a buyer has them, seven of them with a fault of its own and the button that mends it. */
async function rowsWithFaults(): Promise<Row[]> {
  const parts = await plentifulParts()
  const boxed = parts.find(({ multiple }) => multiple > 1)
  const single = parts.filter(({ multiple }) => multiple === 1)
  const [few, many, typo, pointed, double, ...rest] = single
  if (!boxed || !few || !many || !typo || !pointed || !double) throw new Error("too few parts")
  const between = boxed.multiple * Math.ceil(boxed.minimumQuantity / boxed.multiple) + 1
  return [
    { number: few.sku, qty: "7", mend: /^Order / },
    { number: boxed.sku, qty: String(between), mend: /^Order / },
    { number: many.sku, qty: "99999", mend: /^Order / },
    { number: typo.sku.slice(0, -1), qty: "50", mend: `Take ${typo.sku}` },
    { number: pointed.sku, qty: "1.000", mend: /^Order / },
    { number: RENAMED.former, qty: "50", mend: `Take ${RENAMED.sku}` },
    { number: double.sku, qty: "5E+3", mend: /^Order / },
    ...rest
      .slice(0, ROWS - 7)
      .map((part) => ({ number: part.sku, qty: String(firstQuantity(part)) })),
  ]
}

const toMend = (page: Page) => page.getByRole("list", { name: "To mend" })

describe("a quick order", () => {
  beforeAll(openBrowser)
  afterEach(seeBalance)
  afterAll(closeBrowser)

  it("makes an order of forty lines of forty pasted rows with seven faults, in ten clicks", async () => {
    const rows = await rowsWithFaults()
    expect(rows).toHaveLength(ROWS)
    const { page, complaints } = await newVisitor({ width: 1440 })
    await page.goto("/register")
    await register(page, somebody("Ida Brenner"))
    await page.goto("/quickOrder")
    let clicks = 0
    const click = async (name: string | RegExp, place: Locator = page.locator("main")) => {
      clicks += 1
      await place.getByRole("button", { name, exact: true }).first().click()
    }

    await page
      .getByLabel("Your list")
      .fill(rows.map(({ number, qty }) => `${number}\t${qty}`).join("\n"))
    await page.getByText(`${ROWS - 7} parts ready, 7 to mend`).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    for (const [index, { mend }] of rows.slice(0, 7).entries()) {
      await click(mend ?? "", toMend(page).getByRole("listitem").first())
      const ready = ROWS - 6 + index
      const left = 6 - index
      await page
        .getByText(left > 0 ? `${ready} parts ready, ${left} to mend` : `${ready} parts ready`, {
          exact: true,
        })
        .waitFor()
    }
    await toMend(page).waitFor({ state: "detached" })
    await click("Order now")
    await page.waitForURL("**/basket")
    await fill(page, { Phone: "+1 555 010 7788", Address: "12 Dock Street, Duluth" })
    await click("Place order")
    await page.waitForURL("**/dashboard/payment/**")
    expect(clicks).toBeLessThanOrEqual(10)
    const payment = page.getByRole("dialog", { name: "Payment" })
    await payment.getByText("Payable Amount").waitFor()
    const orderId = page.url().split("/").at(-1) ?? ""
    await fillCard(page, "4242 4242 4242 4242")
    await payment.getByRole("button", { name: "Pay" }).click()
    await seeToast(page, "Payment Successful!")
    await page.goto(`/dashboard/orders/${orderId}`)
    await page
      .getByText(rows[ROWS - 1]?.number ?? "")
      .first()
      .waitFor()
    await page.goto("/quickOrder")
    expect(await page.getByLabel("Your list").inputValue()).toBe("")
    expect(complaints).toEqual([])
  })

  it("keeps a guest's list over a reload and the sign-in, by the keyboard at 360 pixels", async () => {
    const [part] = await plentifulParts()
    if (!part) throw new Error("the shop sells nothing")
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.goto("/quickOrder")
    await page.getByLabel("Number", { exact: true }).focus()
    await page.keyboard.type(part.sku)
    await page.keyboard.press("Enter")
    await page.keyboard.type(String(firstQuantity(part)))
    await page.keyboard.press("Enter")
    await page.getByText("1 part ready", { exact: true }).waitFor()
    await page.keyboard.type("XX-NOTHING")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.getByText("1 part ready, 1 to mend").waitFor()
    await seeThatItFits(page)
    await page.reload()
    await page.getByText("1 part ready, 1 to mend").waitFor()
    await page.goto("/register")
    await register(page, somebody("Ole Moen"))
    await page.goto("/quickOrder")
    await page.getByRole("button", { name: "Remove XX-NOTHING" }).press("Enter")
    await page.getByText("1 part ready", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Add to basket" }).press("Enter")
    await seeToast(page, "1 part in the basket")
    await page.getByRole("banner").getByRole("button", { name: "Basket, 1 part" }).waitFor()
    expect(complaints).toEqual([])
  })
})
