import type { Page } from "playwright-core"
import {
  fillCard,
  openMedusaAdmin,
  press,
  register,
  seeThatItFits,
  seeToast,
  somebody,
} from "../setup/actions"
import { seeBalance } from "../setup/ledger"
import { openPayment, placeOrder, type Placed } from "../setup/paying"
import { picture } from "../setup/picture"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }
const WIDTHS = [768, 360, 1440]

describe("a return", () => {
  beforeAll(openBrowser)
  afterEach(seeBalance)
  afterAll(closeBrowser)

  it("goes from a customer's telephone to staff, who take it in, and back as money", async () => {
    const { page: staff, complaints: ofStaff } = await newVisitor()
    await openMedusaAdmin(staff, ADMIN)
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/register")
    await register(page, somebody("Runa Falk"))
    const order = await paidOrder(page)
    const delivered = await staff.request.post(`/admin/orders/${order._id}/deliver`, { data: {} })
    expect(delivered.ok()).toBe(true)

    await page.goto(`/dashboard/orders/${order._id}`)
    await page.getByRole("link", { name: "Return parts", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Return parts" })
    await dialog.getByLabel("Pieces").fill("51")
    await dialog.getByText("Only 50 may come back").waitFor()
    await dialog.getByLabel("Pieces").fill("4")
    await press(page, "Ask for the return")
    await dialog.getByText("reason is required").waitFor()
    await dialog.getByLabel("Reason").selectOption("Damaged on the way")
    await dialog.getByLabel("What should we know?").fill("The carton was open")
    await dialog.getByLabel("Add pictures").setInputFiles(await picture())
    await seeNothingWrong(page)
    await press(page, "Ask for the return")
    await seeToast(page, "The return is asked for")
    const region = page.getByRole("region", { name: "Returns" })
    await region.getByText("We look at it and answer by mail.").waitFor()
    await region.getByRole("button", { name: /^Show picture 1/ }).waitFor()
    await seeNothingWrong(page)
    const number = (await region.getByRole("heading", { level: 3 }).innerText()).split(" ")[0] ?? ""
    expect(number).toMatch(/^#\d+-R1$/)

    await staff.reload()
    await staff
      .getByRole("main")
      .getByRole("link", { name: /^Returns/ })
      .click()
    // Exactly: the page that is left has a search that also asks for an address.
    await staff.getByPlaceholder("Number, part, person", { exact: true }).fill(number)
    await staff.getByRole("link", { name: number, exact: true }).click()
    const drawer = staff.getByRole("dialog", { name: `Return ${number}` })
    await drawer.getByRole("button", { name: "Picture 1 of 1" }).click()
    // Escape is the picture's as soon as it has the focus; before, it would close the return.
    await staff.getByRole("dialog", { name: "Picture 1 of 1" }).press("Escape")
    await drawer.getByLabel("How to send it").fill("To dock 3, please")
    await approve(staff)

    await page.reload()
    await region.getByText("To dock 3, please").waitFor()

    await staff.getByRole("link", { name: number, exact: true }).click()
    await drawer.getByLabel("Damaged").fill("1")
    await expect.poll(() => drawer.getByLabel("Good").inputValue()).toBe("3")
    await drawer.getByRole("button", { name: "Receive 4 pieces" }).click()
    await staff.getByRole("button", { name: "Yes, receive" }).click()
    const amount = drawer.getByLabel("Amount")
    await expect.poll(() => amount.inputValue()).toBe(String((Number(order.total) * 4) / 50))
    for (const width of WIDTHS) {
      await staff.setViewportSize({ width, height: 900 })
      await seeThatItFits(staff)
    }
    await drawer.getByRole("button", { name: /^Give .* back$/ }).click()
    await staff.getByRole("button", { name: "Yes, give it back" }).click()
    await staff.getByText(`${number} is settled`).first().waitFor()
    await staff.getByText("No return is like this").waitFor()

    await expect.poll(() => textAfterReload(page)).toContain("went back to you")
    const text = await region.innerText()
    expect(text).toContain("3 good")
    expect(text).toContain("1 damaged")
    expect([...complaints, ...ofStaff]).toEqual([])
  })
})

/** An order of fifty pieces, paid by card. */
async function paidOrder(page: Page): Promise<Placed> {
  const order = await placeOrder(page)
  const { ready } = await openPayment(page, order)
  await fillCard(page, "4242424242424242")
  await ready.click()
  await seeToast(page, "Payment Successful!")
  return order
}

/** By the keyboard alone. */
async function approve(staff: Page): Promise<void> {
  await staff.getByRole("button", { name: "Approve", exact: true }).press("Enter")
  await staff.getByRole("button", { name: "Yes, approve" }).press("Enter")
  await staff
    .getByText(/ is approved$/)
    .first()
    .waitFor()
}

async function seeNothingWrong(page: Page): Promise<void> {
  await seeThatItFits(page)
  expect(await violationsInBothThemes(page)).toEqual([])
}

async function textAfterReload(page: Page): Promise<string> {
  await page.reload()
  return page.getByRole("region", { name: "Returns" }).innerText()
}
