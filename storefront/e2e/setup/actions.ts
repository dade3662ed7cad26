import type { Page } from "playwright-core"

/** Waits for the toast with exactly these words. */
export async function seeToast(page: Page, words: string): Promise<void> {
  await page.getByRole("status").filter({ hasText: words }).first().waitFor()
}

export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await seeToast(page, "Login Successful")
}

export async function logout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).first().click()
  await seeToast(page, "Logged out successfully")
}

/** Fills Stripe's card field, which lives in a frame of its own. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[name^="__privateStripeFrame"]').first()
  await frame.locator('[name="cardnumber"]').fill(number)
  await frame.locator('[name="exp-date"]').fill("12 / 34")
  await frame.locator('[name="cvc"]').fill("123")
}

/** The row of the table that names this text. */
export function row(page: Page, table: string, text: string) {
  return page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: text })
}

/** Follows the side menu of the dashboard. */
export async function openDashboard(page: Page, link: string): Promise<void> {
  await page.goto("/dashboard")
  const menu = page.getByRole("navigation", { name: "Dashboard" })
  await menu.getByRole("link", { name: link, exact: true }).click()
}

/** Says yes to the question that a button asked. */
export async function confirm(page: Page, yes: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: yes }).click()
}
