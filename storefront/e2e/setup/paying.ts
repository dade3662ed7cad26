import type { Page } from "playwright-core"
import { inject } from "vitest"
import { firstProduct } from "./first-product"

export type Placed = { _id: string; total: string }

/** An order of fifty first products by whoever is signed in on the page, without the dialog. */
export async function placeOrder(page: Page): Promise<Placed> {
  const { _id: productId, productName } = await firstProduct()
  const { token, email } = await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem("identity") ?? "{}") as { email: string }
    return { token: localStorage.getItem("accessToken") ?? "", email: identity.email }
  })
  const shop = `${inject("shopUrl")}/api/v1`
  const part = await fetch(`${shop}/product/${productId}`)
  const { data: product } = (await part.json()) as { data: { price: number } }
  const answer = await fetch(`${shop}/orders`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Pia Berg", email, productName, productId, qty: 50, price: product.price },
      ...{ phone: "555 0100", address: "Dock 2" },
    }),
  })
  if (!answer.ok) throw new Error(`no order: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Placed }).data
}

export function paymentDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Payment" })
  const pay = dialog.getByRole("button", { name: "Pay", exact: true })
  return { dialog, pay, ready: pay.and(page.locator(":enabled")) }
}

/** The dialog of an order by its address, ready for a card. */
export async function openPayment(page: Page, { _id }: Placed) {
  await page.goto(`/dashboard/payment/${_id}`)
  const parts = paymentDialog(page)
  await parts.ready.waitFor()
  return parts
}

/** Presses a button of the bank's page, whose ids are those of Stripe's own test page. */
export async function answerBank(page: Page, answer: "authorize" | "fail"): Promise<void> {
  await page
    .frameLocator('iframe[title="3D Secure test page"]')
    .locator(`#test-source-${answer}-3ds`)
    .click()
}
