import type { Page } from "playwright-core"
import { login, logout, seeToast } from "../setup/actions"
import { aPerson, aPhone, aVerifiedAccount } from "../setup/identity"
import { codeFor } from "../setup/outbox"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

/** Adds a telephone on the profile, which is open. */
async function enrol(page: Page, phone: string): Promise<void> {
  await page.getByRole("button", { name: "Add a phone number" }).click()
  const dialog = page.getByRole("dialog", { name: "Add a second factor" })
  await dialog.getByLabel("Phone number").fill(phone)
  await dialog.getByRole("button", { name: "Send code" }).click()
  const code = dialog.getByLabel("Code")
  await code.waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await code.fill(await codeFor(page, phone))
  await dialog.getByRole("button", { name: "Confirm" }).click()
  await seeToast(page, "Second factor added")
  await page.getByRole("listitem").filter({ hasText: phone }).waitFor()
  await dialog.waitFor({ state: "detached" })
}

/** Gives the code that the login waits for. */
async function giveCode(page: Page, phone: string): Promise<void> {
  await page.getByRole("heading", { name: "Second factor" }).waitFor()
  await page.getByLabel("Code").fill(await codeFor(page, phone))
  await page.getByRole("button", { name: "Confirm" }).click()
  await seeToast(page, "Login Successful")
}

/** Opens Google's window by the button and picks an account there. */
async function pickGoogle(page: Page, pick: (chooser: Page) => Promise<void>): Promise<void> {
  const button = page.getByRole("button", { name: "Continue with Google" })
  const [chooser] = await Promise.all([page.waitForEvent("popup"), button.click()])
  expect(await button.isDisabled()).toBe(true)
  await pick(chooser)
}

describe("the second factor", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is added by SMS, asked for at the login on the way back, and removed", async () => {
    const person = aPerson("Mats")
    const phone = aPhone()
    const { page } = await newVisitor({ width: 360 })
    await aVerifiedAccount(page, person)
    await login(page, person.email, person.password)
    await page.goto("/dashboard")
    await enrol(page, phone)
    await page.getByRole("button", { name: "Menu" }).click()
    await logout(page)

    await page.goto("/dashboard/reviews")
    await page.waitForURL("**/login")
    await page.getByLabel("Email").fill(person.email)
    await page.getByLabel("Password").fill(person.password)
    await page.getByRole("button", { name: "Login" }).click()
    const code = page.getByLabel("Code")
    await code.waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    const right = await codeFor(page, phone)
    await code.fill(right === "000000" ? "000001" : "000000")
    await page.getByRole("button", { name: "Confirm" }).click()
    await page.getByText("This is not the code that was sent.").waitFor()
    await page.getByRole("button", { name: "Send another code" }).click()
    await seeToast(page, "Code sent")
    await giveCode(page, phone)
    await page.waitForURL("**/dashboard/reviews")

    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Remove" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Yes, remove it" }).click()
    await seeToast(page, "Second factor removed")
    await page.getByText("Off", { exact: true }).waitFor()
  })

  it("is asked for after Google as well, whose window is 500 by 600", async () => {
    const { name, email } = aPerson("Vera")
    const phone = aPhone()
    const { page } = await newVisitor()
    await page.addInitScript(() => {
      const { open } = window
      window.open = (...given) => {
        Object.assign(window, { windowFeatures: given[2] })
        return open.apply(window, given)
      }
    })
    await page.goto("/register")
    await pickGoogle(page, async (chooser) => {
      await chooser.getByLabel("Email").fill(email)
      await chooser.getByLabel("Name").fill(name)
      await chooser.getByRole("button", { name: "Continue", exact: true }).click()
    })
    await seeToast(page, "User created successfully")
    expect(await page.evaluate(() => Reflect.get(window, "windowFeatures"))).toMatch(
      /width=500,height=600/,
    )
    await page.goto("/dashboard")
    await page.getByText("None: you log in with Google").waitFor()
    await enrol(page, phone)
    await logout(page)

    await page.goto("/login")
    await pickGoogle(page, (chooser) =>
      chooser.getByRole("button", { name: new RegExp(email) }).click(),
    )
    await giveCode(page, phone)
    await page.waitForURL((url) => url.pathname === "/")
  })
})
