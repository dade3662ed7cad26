import type { Page } from "playwright-core"
import { login, openMedusaAdmin } from "../setup/actions"
import { aPerson, aVerifiedAccount, type Person } from "../setup/identity"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const ADMIN = { email: "admin@example.com", password: "carparts-admin" }

describe("the role", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is given on a customer's page and taken on that of administrators, and the trail tells", async () => {
    const person = aPerson("Ines")
    const { page } = await newVisitor()
    await aVerifiedAccount(page, person)
    await login(page, person.email, person.password)
    await page.goto("/dashboard/users")
    await page.getByText("This page is for administrators.").waitFor()

    const { page: staff } = await newVisitor()
    await openCustomer(staff, person)
    const role = staff.getByRole("switch", { name: "Administrator" })
    await role.click()
    const prompt = staff.getByRole("alertdialog")
    await prompt.getByRole("button", { name: "Cancel" }).click()
    await expect.poll(() => role.isChecked()).toBe(false)
    await role.click()
    await prompt.getByRole("button", { name: "Make administrator" }).click()
    await expect.poll(() => role.isChecked()).toBe(true)
    await staff.getByText("Administrator off").waitFor()

    await page.goto("/dashboard/users")
    await page.getByRole("row").filter({ hasText: person.email }).waitFor()

    await staff.goto("/app/settings/audit-trail")
    await staff.getByPlaceholder("Search name, mail, thing, action").fill(person.email)
    const entry = staff.getByRole("row").filter({ hasText: "Promoted" })
    await entry.filter({ hasText: person.email }).filter({ hasText: ADMIN.email }).waitFor()

    await staff.goto("/app/administrators")
    const listed = staff.getByRole("row").filter({ hasText: person.email })
    await listed.getByRole("button", { name: "Take the role" }).click()
    await prompt.getByRole("button", { name: "Take the role" }).click()
    await expect.poll(() => listed.count()).toBe(0)
    await page.goto("/dashboard/users")
    await page.getByText("This page is for administrators.").waitFor()
  })
})

/** Medusa Admin's page of a customer who has signed in to the shop. */
async function openCustomer(page: Page, { email }: Person): Promise<void> {
  await openMedusaAdmin(page, ADMIN)
  await page.goto(`/app/customers?q=${encodeURIComponent(email)}`)
  await page.getByRole("row").filter({ hasText: email }).click()
}
