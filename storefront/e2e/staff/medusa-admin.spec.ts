import type { Page } from "playwright-core"
import { inject } from "vitest"
import { login, openMedusaAdmin, seeThatItFits } from "../setup/actions"
import { aPerson, aVerifiedAccount } from "../setup/identity"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const CUSTOMER = { email: "customer@example.com", password: "carparts-demo" }
const SHOP_ACCOUNT = "Continue with your shop account"

describe("Medusa Admin", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("shows the shop's orders to the administrator, with what the customer sees of them", async () => {
    const { page } = await newVisitor()
    await openMedusaAdmin(page, ADMIN)
    await page.getByRole("heading", { name: "To deliver" }).waitFor()
    await page.goto("/app/orders")
    await page.getByRole("row").filter({ hasText: "Delivered" }).first().click()
    await page.getByRole("heading", { name: "In the shop" }).waitFor()
  })

  it("opens by the shop's account, and lets a closed account in again", async () => {
    const { page } = await newVisitor()
    await page.goto("/app/login")
    await page.getByRole("link", { name: SHOP_ACCOUNT }).waitFor()
    expect(await page.getByPlaceholder("Password").count()).toBe(0)
    await page.getByRole("link", { name: SHOP_ACCOUNT }).click()
    await fillLogin(page, ADMIN)
    await page.waitForURL("**/app/to-deliver")
    await page.getByRole("heading", { name: "To deliver" }).waitFor()

    await page.goto(`/app/orders/${await placedOrder(page)}`)
    const timeline = page.getByRole("list", { name: "Timeline" })
    await timeline.getByText("not yet").first().waitFor()
    await page.getByRole("button", { name: "Ship", exact: true }).click()
    await page.getByRole("textbox", { name: /of \d+ open/ }).fill("1")
    await page.getByLabel("Carrier").fill("UPS")
    await page.getByLabel("Tracking number").fill("1Z9")
    await page.getByRole("button", { name: "Ship 1 piece" }).click()
    const tracking = page.getByRole("link", { name: "UPS 1Z9" })
    expect(await tracking.getAttribute("href")).toContain("tracknum=1Z9")
    await page.getByRole("button", { name: "Delivery" }).click()
    const dialog = page.getByRole("alertdialog")
    await dialog.getByRole("button", { name: "Yes, deliver", exact: true }).click()
    await dialog.getByRole("button", { name: "Yes, deliver unpaid" }).click()
    await timeline
      .getByRole("listitem")
      .filter({ hasText: "delivered" })
      .getByRole("time")
      .waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Delivery" }).count()).toBe(0)

    await page.goto(`/app/orders/${await placedOrder(page)}`)
    await page.getByRole("button", { name: "Cancel", exact: true }).click()
    const yes = { name: "Yes, cancel the order" }
    await page.getByRole("alertdialog").getByRole("button", yes).click()
    await timeline.getByRole("listitem").filter({ hasText: "cancelled" }).waitFor()

    const email = await deletedUser(page)
    await page.goto("/app/closed-accounts")
    const account = page.getByRole("row").filter({ hasText: email })
    await account.getByRole("button", { name: "Restore" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click()
    await account.getByText("Open again").waitFor()
  })

  it("tells a customer that it is for administrators, and ends with the role at the next call", async () => {
    const staff = await newVisitor()
    await login(staff.page, ADMIN.email, ADMIN.password)
    const { page } = await newVisitor()
    await page.goto("/app/login")
    await page.getByRole("link", { name: SHOP_ACCOUNT }).click()
    await fillLogin(page, CUSTOMER)
    await page.getByText("Medusa Admin is for administrators.").waitFor()

    await setAdmin(staff.page, CUSTOMER.email, true)
    await page.goto("/staff")
    await page.waitForURL("**/app/to-deliver")
    await page.getByRole("heading", { name: "To deliver" }).waitFor()

    await setAdmin(staff.page, CUSTOMER.email, false)
    await page.getByRole("link", { name: "Products" }).click()
    await page.getByRole("link", { name: SHOP_ACCOUNT }).waitFor()
  })

  it("shows who is in it and which keys there are, and ends both", async () => {
    const { page: theirs } = await newVisitor()
    const colleague = aPerson("Siv")
    await aVerifiedAccount(theirs, colleague)
    await login(theirs, colleague.email, colleague.password)
    const { page } = await newVisitor()
    await login(page, ADMIN.email, ADMIN.password)
    await setAdmin(page, colleague.email, true)
    const enter = async (person: Page) => {
      await person.goto("/staff")
      await person.waitForURL("**/app/to-deliver")
    }
    await Promise.all([enter(theirs), enter(page)])
    const seeItEnded = async () => {
      await theirs.goto("/app/orders")
      await theirs.getByRole("link", { name: SHOP_ACCOUNT }).waitFor()
    }

    await page.goto("/app/settings/profile")
    await page.getByRole("heading", { name: "Second factor" }).waitFor()
    expect(await page.getByText("Two-factor authentication").isVisible()).toBe(false)

    const key = { title: `ERP of ${colleague.email}`, type: "secret" }
    expect((await page.request.post("/admin/api-keys", { data: key })).ok()).toBe(true)
    await page.goto("/app/settings/sessions-and-keys")
    await page.getByText("This session").waitFor()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await seeThatItFits(page)
    }
    const row = page.getByRole("row").filter({ hasText: colleague.email })
    await row.filter({ hasText: "Chrome on" }).getByRole("button", { name: "End" }).first().click()
    await page.getByRole("alertdialog").getByRole("button", { name: "End" }).click()
    await page.getByText("The session has ended").first().waitFor()
    await seeItEnded()

    await enter(theirs)
    await page.reload()
    await row.getByRole("button", { name: "End all of theirs" }).focus()
    await page.keyboard.press("Enter")
    await page.getByRole("alertdialog").getByRole("button", { name: "End all of theirs" }).focus()
    await page.keyboard.press("Enter")
    await page.getByText(`All of ${colleague.email} has ended`).first().waitFor()
    await seeItEnded()

    await row.getByRole("button", { name: "Revoke" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click()
    await expect.poll(() => row.count()).toBe(0)
  })
})

type Credentials = { email: string; password: string }

async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

/** One call of /api/v1 with the access token of whoever is signed in on this page. */
async function callShop(page: Page, path: string, call: { method: string; data?: unknown }) {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(`/api/v1${path}`, { ...call, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as { data: { _id: string }[] }
}

async function idOf(page: Page, email: string): Promise<string> {
  const { data } = await callShop(page, `/users/${email}`, { method: "GET" })
  return data[0]?._id ?? ""
}

async function setAdmin(page: Page, email: string, isAdmin: boolean): Promise<void> {
  const id = await idOf(page, email)
  await callShop(page, `/user/${id}`, { method: "PUT", data: { isAdmin } })
}

type Product = { productName: string; price: number; qty: string; minimumQuantity: number }

/** The id of an order that the signed-in administrator places. */
async function placedOrder(page: Page): Promise<string> {
  const { data } = await callShop(page, "/products?limit=50", { method: "GET" })
  const products = data as (Product & { _id: string })[]
  const product = products.find(({ qty, minimumQuantity }) => Number(qty) >= minimumQuantity)
  if (!product) throw new Error("nothing can be bought")
  const order = {
    name: "Test Buyer",
    email: ADMIN.email,
    productId: product._id,
    productName: product.productName,
    price: product.price,
    qty: product.minimumQuantity,
    phone: "+1 555 010 0000",
    address: "1 Test Street",
  }
  const placed = await callShop(page, "/orders", { method: "POST", data: order })
  return (placed.data as unknown as { _id: string })._id
}

/** The mail of somebody who registered and whom the administrator deleted. */
async function deletedUser(page: Page): Promise<string> {
  const email = `closed-${Date.now()}@example.com`
  const url = `${inject("shopUrl")}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`
  const body = JSON.stringify({ email, password: "secret-of-the-test", returnSecureToken: true })
  const headers = { "content-type": "application/json" }
  const account = await fetch(url, { method: "POST", headers, body })
  const { idToken } = (await account.json()) as { idToken: string }
  await fetch(`${inject("shopUrl")}/api/v1/auth`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  })
  await callShop(page, `/user/${await idOf(page, email)}`, { method: "DELETE" })
  return email
}
