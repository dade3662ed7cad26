import {
  fillCard,
  login,
  logout,
  openMenu,
  register,
  row,
  seeThatItFits,
  seeToast,
  somebody,
} from "../setup/actions"
import { seeBalance } from "../setup/ledger"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("the main journey", () => {
  beforeAll(openBrowser)
  afterEach(seeBalance)
  afterAll(closeBrowser)

  // The browser itself logs the 402 of the declined card, which the journey asks for.
  const DECLINED = /status of 402/

  it.each([360, 768, 1440])(
    "leads from a first look to the delivery at %s pixels",
    async (width) => {
      const buyer = somebody(`Ines Falk ${width}`)
      const { page, complaints } = await newVisitor({ width })
      const follow = async (link: string) => {
        await openMenu(page)
        const main = page.getByRole("navigation", { name: "Main" })
        await main.getByRole("link", { name: link, exact: true }).click()
      }

      await page.goto("/")
      await page.getByRole("article").first().waitFor()
      await seeThatItFits(page)
      await follow("Product")
      const card = page.getByRole("article").filter({ hasText: "Available QTY" }).first()
      await card.waitFor()
      await seeThatItFits(page)
      const part = (await card.getByRole("heading").innerText()).replace(/\s+/g, " ")
      await card.getByRole("link", { name: "Purchase" }).click()

      await page.waitForURL("**/login")
      await page.getByRole("link", { name: "Create an account" }).click()
      await page.getByRole("heading", { name: "Register" }).waitFor()
      await seeThatItFits(page)
      await register(page, buyer)

      await page.waitForURL("**/purchase/**")
      const dialog = page.getByRole("dialog")
      const field = (name: string) => dialog.getByLabel(name, { exact: true })
      await expect.poll(() => field("Name").inputValue()).toBe(buyer.name)
      await expect.poll(() => field("Email").inputValue()).toBe(buyer.email)
      await seeThatItFits(page)
      await field("Phone").fill("+1 555 010 7788")
      await field("Address").fill("12 Dock Street, Duluth")
      await field("Quantity").fill("49")
      await dialog.getByText("sorry you have to order over 50 at a time").waitFor()
      await field("Quantity").fill("999999")
      await dialog.getByText("Sorry, we don't have enough stock for this product").waitFor()
      await field("Quantity").fill("50")
      await dialog.getByRole("button", { name: "Place order" }).click()
      await seeToast(page, "Order Successfully Placed")

      await page.waitForURL("**/dashboard/payment/**")
      await page.getByRole("link", { name: "Pay later" }).click()
      await page.waitForURL("**/dashboard/orders")
      const placed = row(page, "Orders", part)
      await placed.getByText("Pending").waitFor()
      await seeThatItFits(page)
      await placed.getByRole("button", { name: "Pay" }).click()
      const payment = page.getByRole("dialog", { name: "Payment" })
      await payment.getByText("Payable Amount").waitFor()
      await seeThatItFits(page)
      await fillCard(page, "4000 0000 0000 0002")
      await payment.getByRole("button", { name: "Pay" }).click()
      await payment.getByRole("alert").filter({ hasText: "Your card was declined." }).waitFor()
      await fillCard(page, "4242 4242 4242 4242")
      await payment.getByRole("button", { name: "Pay" }).click()
      await seeToast(page, "Payment Successful!")
      await placed.getByText("paid", { exact: true }).waitFor()
      await placed.getByText(/^pi_/).waitFor()
      expect(await placed.getByRole("button", { name: "Cancel" }).count()).toBe(0)
      await logout(page)

      await login(page, ADMIN.email, ADMIN.password)
      await follow("Dashboard")
      await page.getByRole("link", { name: "Manage Orders" }).click()
      const managed = row(page, "Manage Orders", buyer.name)
      await managed.getByText(/^pi_/).waitFor()
      await seeThatItFits(page)
      await managed.getByRole("button", { name: "Delivery" }).click()
      await seeToast(page, "Order is now delivered")
      await managed.getByText("Delivered").waitFor()
      await logout(page)

      await login(page, buyer.email, buyer.password)
      await page.goto("/dashboard/orders")
      await row(page, "Orders", part).getByText("Delivered").waitFor()
      await row(page, "Orders", part).getByRole("link", { name: part, exact: true }).click()
      await page.getByRole("list", { name: "Timeline" }).getByText("delivered").waitFor()
      await seeThatItFits(page)
      expect(complaints.filter((text) => !DECLINED.test(text))).toEqual([])
    },
  )
})
