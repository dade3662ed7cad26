import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"

export type Person = { name: string; email: string; password: string }

/** Somebody whom no other test knows. */
export function somebody(name: string): Person {
  const [first = ""] = name.toLowerCase().split(" ")
  return { name, email: `${first}-${randomUUID()}@example.com`, password: "secret-7" }
}

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

/** Opens Medusa Admin, by the shop's own login page. */
export async function openMedusaAdmin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto("/staff")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL("**/app/to-deliver")
}

/** Registers a person; the page is then where they came from. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(person.name)
  await page.getByLabel("Email", { exact: true }).fill(person.email)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByRole("button", { name: "Register" }).click()
  await seeToast(page, "User created successfully")
}

/** Unfolds the navigation where it is folded away. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", expanded: false })
  if (await menu.isVisible()) await menu.click()
}

/** Nothing of the page lies beside the screen. */
export async function seeThatItFits(page: Page): Promise<void> {
  const { at, shown, wide } = await page.evaluate(() => ({
    at: location.pathname,
    shown: innerWidth,
    wide: document.scrollingElement?.scrollWidth ?? Infinity,
  }))
  expect({ at, shown, fits: wide <= shown }).toEqual({ at, shown, fits: true })
}

export async function logout(page: Page): Promise<void> {
  await openMenu(page)
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

/** Presses the button of exactly this name; an open dialog's lies behind the page's. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).last().click()
}

/** Fills the page's fields by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Waits until no part of the page is on its way or still to be drawn. */
export async function seeItDrawn(page: Page): Promise<void> {
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
}
