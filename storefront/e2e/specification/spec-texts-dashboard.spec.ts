import type { Page } from "playwright-core"
import {
  confirm,
  fill,
  fillCard,
  login,
  openDashboard,
  press,
  register,
  row,
  seeToast,
  somebody,
} from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { linkFor } from "../setup/outbox"
import { picture } from "../setup/picture"
import { ADMINISTRATOR, CUSTOMER, PROBLEMS } from "./spec-table"
import { seeAll } from "./spec-text"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const buyer = somebody("Vera Holm")

/** Cancel of an untouched dialog leads to the specification's place. */
async function cancelLeadsTo(page: Page, path: string): Promise<void> {
  await press(page, "Cancel")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.waitForURL((url) => url.pathname === path)
}

async function emptied(page: Page, ...labels: string[]): Promise<void> {
  await fill(page, Object.fromEntries(labels.map((label) => [label, ""])))
}

async function order(page: Page, id: string): Promise<void> {
  await page.goto(`/purchase/${id}`)
  await fill(page, { Quantity: "50" })
  await press(page, "Place order")
  await seeToast(page, "Order Successfully Placed")
  await page.waitForURL("**/dashboard/payment/*")
  await cancelLeadsTo(page, "/dashboard/orders")
}

describe("with the specification in hand", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("a customer finds every text of the dashboard, the purchase and the payment", async () => {
    const { page, complaints } = await newVisitor()
    const { _id, productName } = await firstProduct()

    await page.goto("/dashboard/reviews")
    await page.waitForURL("**/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    await register(page, buyer)
    await page.waitForURL("**/dashboard/reviews")
    await seeAll(page, [...CUSTOMER.menu, ...CUSTOMER.reviews])
    await press(page, "Add Reviews")
    await seeAll(page, CUSTOMER.reviewDialog)
    await page.getByPlaceholder("ratings 1 to 5", { exact: true }).waitFor()
    await cancelLeadsTo(page, "/dashboard/reviews")
    await press(page, "Add Reviews")
    await expect
      .poll(() => page.getByLabel("Email", { exact: true }).inputValue())
      .toBe(buyer.email)
    await emptied(page, "Name", "Email")
    await press(page, "Add Review")
    await seeAll(page, PROBLEMS.review)
    await fill(page, { Name: buyer.name, Email: buyer.email, "Review title": "Runs true" })
    await fill(page, { Description: "All fifty.", Ratings: "5" })
    await press(page, "Add Review")
    await seeToast(page, "Review Added Successfully")
    await row(page, "All Reviews", "Runs true").waitFor()
    await page.goto("/")
    await page.getByRole("region", { name: "Our Customer says" }).getByText("Runs true").waitFor()
    await openDashboard(page, "Reviews")
    await row(page, "All Reviews", "Runs true").getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the review")
    await seeToast(page, "Review Deleted Successfully")
    await row(page, "All Reviews", "Runs true").waitFor({ state: "detached" })

    await openDashboard(page, "My Profile")
    await seeAll(page, CUSTOMER.profile)
    await press(page, "Update Profile")
    await page.waitForURL("**/dashboard/updateUser/*")
    await seeAll(page, CUSTOMER.profileDialog)
    await cancelLeadsTo(page, "/dashboard")
    await press(page, "Update Profile")
    await emptied(page, "Name", "Email")
    await press(page, "Save")
    await seeAll(page, PROBLEMS.profile)
    await fill(page, { Name: buyer.name, Email: buyer.email, Education: "Fitter" })
    await fill(page, { Address: "Dock 2", Phone: "555 0100", "Social link": "https://x.example" })
    await press(page, "Save")
    await seeToast(page, "User Updated Successfully")

    await page.goto(`/purchase/${_id}`)
    await seeAll(page, CUSTOMER.purchaseDialog)
    await cancelLeadsTo(page, "/")
    await page.goto(`/purchase/${_id}`)
    await emptied(page, "Name", "Quantity", "Phone", "Address")
    await press(page, "Place order")
    await seeAll(page, PROBLEMS.purchase)
    await fill(page, { Name: buyer.name, Phone: "555 0100", Address: "Dock 2", Quantity: "49" })
    await press(page, "Place order")
    await seeAll(page, PROBLEMS.tooFew)
    await fill(page, { Quantity: "9999999" })
    await press(page, "Place order")
    await seeAll(page, PROBLEMS.tooMany)
    await order(page, _id)
    await seeAll(page, CUSTOMER.orders)
    const placed = row(page, "Orders", productName)
    await placed.getByText("Pending").waitFor()
    await placed.getByRole("button", { name: "Cancel" }).waitFor()
    await order(page, _id)

    await placed.first().getByRole("button", { name: "Pay" }).click()
    await page.waitForURL("**/dashboard/payment/*")
    await seeAll(page, CUSTOMER.paymentDialog)
    await page.getByRole("dialog").getByText(/^\$\d/).waitFor()
    await cancelLeadsTo(page, "/dashboard/orders")
    await placed.first().getByRole("button", { name: "Pay" }).click()
    await fillCard(page, "4000 0000 0000 0002")
    await press(page, "Pay")
    await page.getByRole("alert").filter({ hasText: "Your card was declined." }).waitFor()
    await fillCard(page, "4242 4242 4242 4242")
    await press(page, "Pay")
    await seeToast(page, "Payment Successful!")
    await placed.getByText("paid", { exact: true }).waitFor()
    await placed.getByText(/^pi_/).waitFor()
    // The browser itself logs the 402 of the declined card.
    expect(complaints.filter((words) => !words.includes("status of 402"))).toEqual([])
  })

  it("an administrator finds every text of the pages for administrators", async () => {
    const { page, complaints } = await newVisitor()
    const product = `Test disc ${buyer.email.slice(5, 13)}`
    await login(page, "admin@example.com", "carparts-admin")
    await page.goto("/dashboard/manageOrders")
    await seeAll(page, [...ADMINISTRATOR.menu, ...ADMINISTRATOR.orders])
    const orders = row(page, "Manage Orders", buyer.name)
    const paid = orders.filter({ hasText: "pi_" })
    await paid.getByRole("button", { name: "Delivery" }).click()
    await seeToast(page, "Order is now delivered")
    await paid.getByText("Delivered").waitFor()
    expect(await paid.getByRole("button").count()).toBe(0)
    const unpaid = orders.filter({ hasText: "unpaid" })
    await unpaid.getByText("Pending").waitFor()
    await unpaid.getByRole("button", { name: "Cancel" }).click()
    await confirm(page, "Yes, cancel the order")
    await seeToast(page, "Order Cancelled Successfully")
    await unpaid.waitFor({ state: "detached" })

    await openDashboard(page, "All Product")
    await seeAll(page, ADMINISTRATOR.products)
    await press(page, "Add Product")
    await seeAll(page, ADMINISTRATOR.productDialog)
    await press(page, "Add Product")
    await seeAll(page, PROBLEMS.product)
    await fill(page, { "Product name": product, Description: "Drawn." })
    await fill(page, { Price: "12.5", Quantity: "0" })
    await page.getByLabel("Image", { exact: true }).setInputFiles(await picture())
    await press(page, "Add Product")
    await seeToast(page, "Product Added Successfully")
    const listed = row(page, "All Product", product)
    await listed.getByText("Out of stock", { exact: true }).waitFor()
    await listed.getByRole("button", { name: "Edit" }).click()
    await page.waitForURL("**/dashboard/update/*")
    await seeAll(page, ADMINISTRATOR.productDialog)
    await cancelLeadsTo(page, "/dashboard/product")
    await page.goto(`/showProduct?q=${encodeURIComponent(product)}`)
    const card = page.getByRole("article", { name: product })
    await card.getByText("Out of Stock").waitFor()
    await card.getByText("$12.50").waitFor()
    const shown = card.getByRole("img").first()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.goBack()
    await listed.getByRole("button", { name: "Edit" }).click()
    await fill(page, { Quantity: "60" })
    await press(page, "Save")
    await seeToast(page, "Product Updated Successfully")
    await listed.getByText("Available", { exact: true }).waitFor()
    await listed.getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the product")
    await seeToast(page, "Product Deleted Successfully")
    await listed.waitFor({ state: "detached" })

    await page.goto(await linkFor(page, buyer.email))
    await page.getByText("Your e-mail address is verified.").waitFor()
    await page.goto("/dashboard/users")
    await seeAll(page, ADMINISTRATOR.users)
    const person = row(page, "All Users", buyer.email)
    await person.getByText("User", { exact: true }).waitFor()
    await person.getByRole("button", { name: "Make Admin" }).click()
    await confirm(page, "Yes, make admin")
    await seeToast(page, "User is now an admin")
    await person.getByText("Admin", { exact: true }).waitFor()
    expect(await person.getByRole("button", { name: "Make Admin" }).count()).toBe(0)
    const { page: other } = await newVisitor()
    await login(other, buyer.email, buyer.password)
    await openDashboard(other, "Manage Orders")
    await other.getByRole("table", { name: "Manage Orders" }).waitFor()
    await person.getByRole("button", { name: "Delete" }).click()
    await confirm(page, "Yes, delete the user")
    await seeToast(page, "User is now deleted")
    await person.waitFor({ state: "detached" })
    expect(complaints).toEqual([])
  })

  it("a guard reads 'Loading...', and a session that is over 'No user is logged in'", async () => {
    const { page } = await newVisitor()
    await login(page, "customer@example.com", "carparts-demo")
    let answer = () => {}
    const gate = new Promise<void>((resolve) => (answer = resolve))
    await page.route("**/api/v1/users/**", async (route) => {
      await gate
      await route.continue()
    })
    await page.goto("/dashboard/updateUser/own")
    await page.getByText("Loading...", { exact: true }).waitFor()
    answer()
    await page.goto("/dashboard/orders")
    await page.getByRole("table", { name: "Orders" }).getByText("Pending").first().waitFor()
    await page.evaluate(() => {
      localStorage.setItem("accessToken", "nobody's")
      indexedDB.deleteDatabase("firebaseLocalStorageDb")
    })
    const cancel = { name: "Cancel", exact: true, disabled: false }
    await page.getByRole("button", cancel).last().click()
    await confirm(page, "Yes, cancel the order")
    await seeToast(page, "No user is logged in")
    await page.waitForURL("**/login")
  })

  it("a customer is kept out of the administrators' pages", async () => {
    const { page } = await newVisitor({ width: 360 })
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto("/dashboard/users")
    await page.getByRole("heading", { name: "For administrators" }).waitFor()
    expect(await page.getByRole("table").count()).toBe(0)
  })
})
