import type { Page, Response } from "playwright-core"
import { fill, fillCard, press, register, row, seeToast, somebody } from "../setup/actions"
import { seeBalance } from "../setup/ledger"
import { answerBank, openPayment, paymentDialog, placeOrder, type Placed } from "../setup/paying"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const GOOD = "4242 4242 4242 4242"
const DECLINES = [
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
  ["4000 0000 0000 0069", "Your card has expired."],
  ["4000 0000 0000 0127", "Your card's security code is incorrect."],
  ["4000 0000 0000 9987", "Your card was declined."],
  ["4000 0000 0000 0119", "An error occurred while processing your card."],
] as const
const ASKS_THE_BANK = "4000 0025 0000 3155"

const buyer = somebody("Pia Berg")

describe("the payment dialog", () => {
  let page: Page
  let order: Placed

  beforeAll(async () => {
    await openBrowser()
    page = (await newVisitor()).page
    await page.goto("/register")
    await register(page, buyer)
  })
  beforeEach(async () => {
    order = await placeOrder(page)
  })
  afterEach(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await seeBalance()
  })
  afterAll(closeBrowser)

  const complaint = (words: string) =>
    page.getByRole("group", { name: "Card" }).getByRole("alert").filter({ hasText: words })

  /** The order that was just paid says so, with its transaction. */
  async function seePaid(page: Page) {
    await seeToast(page, "Payment Successful!")
    await page.waitForURL("**/dashboard/orders")
    const link = page.locator(`a[href="/dashboard/orders/${order._id}"]`)
    const paid = row(page, "Orders", "Pia Berg").filter({ has: link })
    await paid.getByText(/^pi_/).waitFor()
    await paid.getByText("paid", { exact: true }).waitFor()
  }

  it("says below the field why a card is declined, and takes another one", async () => {
    const { pay } = await openPayment(page, order)
    for (const [number, sentence] of DECLINES) {
      await fillCard(page, number)
      await pay.click()
      await complaint(sentence).waitFor()
      const [field, words] = await Promise.all([
        page.locator('iframe[name^="__privateStripeFrame"]').first().boundingBox(),
        complaint(sentence).boundingBox(),
      ])
      expect(words?.y).toBeGreaterThan((field?.y ?? Infinity) + (field?.height ?? 0))
    }

    await fillCard(page, GOOD)
    await pay.click()
    await seePaid(page)
  })

  it("asks the bank, takes its refusal for a refusal, and its consent for a payment", async () => {
    const { pay } = await openPayment(page, order)
    await fillCard(page, ASKS_THE_BANK)
    await pay.click()
    await answerBank(page, "fail")
    await complaint("We are unable to authenticate your payment method.").waitFor()

    await fillCard(page, "4000 0084 0000 1629")
    await pay.click()
    await answerBank(page, "authorize")
    await complaint("Your card was declined.").waitFor()

    await fillCard(page, ASKS_THE_BANK)
    await pay.click()
    await answerBank(page, "authorize")
    await seePaid(page)
  })

  it("pays once, however often Pay is pressed", async () => {
    const charges: string[] = []
    page.on("request", (request) => {
      if (request.url().endsWith("/confirm")) charges.push(request.url())
    })
    const { pay } = await openPayment(page, order)
    await fillCard(page, GOOD)
    await pay.dblclick()
    await seePaid(page)

    expect(charges).toHaveLength(1)
  })

  it("goes on with the same payment after a reload in its middle", async () => {
    const secrets: Promise<string>[] = []
    const hear = (response: Response) => {
      if (response.url().endsWith("/create-payment-intent")) secrets.push(response.text())
    }
    page.on("response", hear)
    const { pay, ready } = await openPayment(page, order)
    await fillCard(page, ASKS_THE_BANK)
    await pay.click()
    await page.locator('iframe[title="3D Secure test page"]').waitFor()

    await page.reload()
    await ready.waitFor()
    // Nobody awaits what later tests' answers say, and one that a page leaves behind cannot be read.
    page.off("response", hear)
    const [first, second, ...more] = await Promise.all(secrets)
    expect(first).toContain("_secret_")
    expect([second, ...more]).toEqual([first])
    await fillCard(page, GOOD)
    await pay.click()
    await seePaid(page)
  })

  it("is paid though the tab is closed before the shop hears of it", async () => {
    const tab = await page.context().newPage()
    await tab.route("**/api/v1/order/*", (route) =>
      route.request().method() === "PUT" ? undefined : route.continue(),
    )
    const { pay } = await openPayment(tab, order)
    await fillCard(tab, GOOD)
    const told = tab.waitForRequest((request) => request.method() === "PUT")
    await pay.click()
    await told
    await tab.close()

    await page.goto(`/dashboard/payment/${order._id}`)
    await page.getByText("This order is paid").waitFor()
    await page.getByRole("dialog", { name: "Payment" }).getByText(/^pi_/).waitFor()
  })

  it("starts an expired payment anew", async () => {
    const { pay, ready } = await openPayment(page, order)
    await page.route(
      "**/sandbox-stripe/v1/payment_intents/*/confirm",
      (route) => route.fulfill({ status: 400, json: EXPIRED }),
      { times: 1 },
    )
    await fillCard(page, GOOD)
    await pay.click()

    await complaint("This payment has expired and no card was charged.").waitFor()
    await ready.click()
    await seePaid(page)
  })

  it("outlives the access token", async () => {
    const { pay } = await openPayment(page, order)
    await page.evaluate(() => localStorage.setItem("accessToken", "of-yesterday"))
    await fillCard(page, GOOD)
    await pay.click()
    await seePaid(page)
  })

  it("waits behind the login for whoever's session has ended", async () => {
    const { page: returning } = await newVisitor()
    await returning.goto(`/dashboard/payment/${order._id}`)
    await returning.waitForURL("**/login")
    await fill(returning, { Email: buyer.email, Password: buyer.password })
    await press(returning, "Login")

    await returning.waitForURL(`**/dashboard/payment/${order._id}`)
    await fillCard(returning, GOOD)
    await press(returning, "Pay")
    await seePaid(returning)
  })

  it("says that the provider's script did not load, and loads it again", async () => {
    await page.route("**/create-sandbox-stripe*", (route) => route.abort())
    await page.goto(`/dashboard/payment/${order._id}`)
    const failure = page.getByRole("alert").filter({ hasText: "could not be loaded" })
    await failure.waitFor()
    const { pay } = paymentDialog(page)
    expect(await pay.isEnabled()).toBe(false)

    await page.unrouteAll()
    await failure.getByRole("button", { name: "Try again" }).click()
    await fillCard(page, GOOD)
    await pay.click()
    await seePaid(page)
  })

  it("says that the provider is down, and starts when it is back", async () => {
    await page.route("**/api/v1/create-payment-intent", (route) =>
      route.fulfill({ status: 502, json: DOWN }),
    )
    await page.goto(`/dashboard/payment/${order._id}`)
    const failure = page.getByRole("alert").filter({ hasText: DOWN.message })
    await failure.waitFor()
    const { pay } = paymentDialog(page)
    expect(await pay.isEnabled()).toBe(false)

    await page.unrouteAll()
    await failure.getByRole("button", { name: "Try again" }).click()
    await fillCard(page, GOOD)
    await pay.click()
    await seePaid(page)
  })
})

const EXPIRED = {
  error: {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: "You cannot confirm this PaymentIntent because it has a status of canceled.",
    payment_intent: { id: "pi_sandboxExpired", status: "canceled" },
  },
}
const DOWN = {
  success: false,
  code: "payment_provider_unavailable",
  message: "The payment provider cannot be reached: try again later",
}
