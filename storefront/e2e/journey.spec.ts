import { randomUUID } from "node:crypto"
import { fillCard, login, logout, row, seeToast } from "./setup/actions"
import { closeBrowser, newVisitor, openBrowser } from "./setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("the main journey", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("leads from the first look through registering, buying and paying to the delivery", async () => {
    const buyer = {
      name: "Ines Falk",
      email: `ines-${randomUUID()}@example.com`,
      password: "secret-7",
    }
    const { page, complaints } = await newVisitor()

    await page.goto("/")
    const main = page.getByRole("navigation", { name: "Main" })
    await main.getByRole("link", { name: "Product", exact: true }).click()
    const card = page.getByRole("article").filter({ hasText: "Available QTY" }).first()
    const part = (await card.getByRole("heading").innerText()).replace(/\s+/g, " ")
    await card.getByRole("link", { name: "Purchase" }).click()

    await page.waitForURL("**/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    await page.getByLabel("Name").fill(buyer.name)
    await page.getByLabel("Email").fill(buyer.email)
    await page.getByLabel("Password", { exact: true }).fill(buyer.password)
    await page.getByRole("button", { name: "Register" }).click()
    await seeToast(page, "User created successfully")

    await page.waitForURL("**/purchase/**")
    const dialog = page.getByRole("dialog")
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    expect(await field("Name").inputValue()).toBe(buyer.name)
    expect(await field("Email").inputValue()).toBe(buyer.email)
    await field("Phone").fill("+1 555 010 7788")
    await field("Address").fill("12 Dock Street, Duluth")
    await field("Quantity").fill("49")
    await dialog.getByRole("button", { name: "Place order" }).click()
    await dialog.getByText("sorry you have to order over 50 at a time").waitFor()
    await field("Quantity").fill("999999")
    await dialog.getByRole("button", { name: "Place order" }).click()
    await dialog.getByText("Sorry, we don't have enough stock for this product").waitFor()
    await field("Quantity").fill("50")
    await dialog.getByRole("button", { name: "Place order" }).click()
    await seeToast(page, "Order Successfully Placed")

    await page.waitForURL("**/dashboard/orders")
    const placed = row(page, "Orders", part)
    await placed.getByText("Pending").waitFor()
    await placed.getByRole("button", { name: "Pay" }).click()
    const payment = page.getByRole("dialog", { name: "Payment" })
    await payment.getByText("Payable Amount").waitFor()
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
    await main.getByRole("link", { name: "Dashboard" }).click()
    await page.getByRole("link", { name: "Manage Orders" }).click()
    const managed = row(page, "Manage Orders", buyer.name)
    await managed.getByText(/^pi_/).waitFor()
    await managed.getByRole("button", { name: "Delivery" }).click()
    await seeToast(page, "Order is now delivered")
    await managed.getByText("Delivered").waitFor()
    await logout(page)

    await login(page, buyer.email, buyer.password)
    await page.goto("/dashboard/orders")
    await row(page, "Orders", part).getByText("Delivered").waitFor()
    expect(complaints.filter((text) => !DECLINED.test(text))).toEqual([])
  })
})

/** The browser itself logs the 402 of the declined card, which the journey asks for. */
const DECLINED = /status of 402/
