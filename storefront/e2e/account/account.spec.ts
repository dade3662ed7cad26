import type { Page } from "playwright-core"
import { login, logout, seeToast } from "../setup/actions"
import { anAccount, aPerson, callIdentity } from "../setup/identity"
import { linkFor } from "../setup/outbox"
import { violationsInBothThemes } from "../setup/violations"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const main = (page: Page) => page.getByRole("main")

async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

describe("an account", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("is registered on the way to a page, verified by the mail's link, and logged in to", async () => {
    const person = aPerson("Ines")
    const { page, complaints } = await newVisitor({ width: 360 })
    await page.goto("/dashboard/reviews")
    await page.waitForURL("**/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    await page.getByLabel("Name").fill(person.name)
    await page.getByLabel("Email").fill(person.email)
    await page.getByLabel("Password").fill(person.password)
    await page.getByRole("button", { name: "Register" }).click()
    await seeToast(page, "User created successfully")
    await page.waitForURL("**/dashboard/reviews")

    await page.goto("/dashboard")
    await page.getByText("Not verified yet").waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    const first = await linkFor(page, person.email)
    await page.getByRole("button", { name: "Resend verification mail" }).click()
    await seeToast(page, "Email Sent")
    const link = await linkFor(page, person.email)
    expect(link).not.toBe(first)

    // A mail scanner opens the link without running its scripts: nothing comes of it.
    const scanned = await page.request.get(link)
    expect(scanned.status()).toBe(200)
    expect(await scanned.text()).toContain('<meta name="robots" content="noindex" />')
    await page.goto(link)
    await main(page).getByText("Your e-mail address is verified.").waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.reload()
    await main(page).getByText("Your e-mail address is verified.").waitFor()
    await page.goto("/dashboard")
    await page.getByText("Verified", { exact: true }).waitFor()

    const other = await page.context().newPage()
    await other.goto("/dashboard")
    await other.getByRole("heading", { name: "My Profile" }).waitFor()
    await page.getByRole("button", { name: "Menu" }).click()
    await logout(page)
    await other.getByRole("heading", { name: "Login" }).waitFor()

    await page.goto("/login")
    await tryLogin(page, person.email, "not-the-password")
    await seeToast(page, "wrong password")
    await tryLogin(page, `no-${person.email}`, person.password)
    await seeToast(page, "user Not Found")
    await tryLogin(page, person.email, person.password)
    await seeToast(page, "Login Successful")
    expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  })

  it("gets a new password by the mail's link, which works once", async () => {
    const person = aPerson("Ola")
    const { page } = await newVisitor({ width: 360 })
    await anAccount(page, person)
    await page.goto("/login")
    await page.getByRole("link", { name: "Forgot password?" }).click()
    // The login's own Email field stays until this page is drawn, which is after its address is.
    const send = page.getByRole("button", { name: "Send reset mail" })
    await send.waitFor()
    await page.getByLabel("Email").fill(person.email)
    await send.click()
    await seeToast(page, "Email Sent")

    const link = await linkFor(page, person.email)
    await page.goto(link)
    await page.getByText(person.email).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    const password = page.getByLabel("New password")
    await password.fill("12345")
    await page.getByRole("button", { name: "Save password" }).click()
    await page.getByText("password must be at least 6 characters").waitFor()
    await page.getByRole("button", { name: "Show password" }).click()
    expect(await password.getAttribute("type")).toBe("text")
    await password.fill("password1")
    await page.getByRole("button", { name: "Save password" }).click()
    await page.getByText("one of the most common ones").waitFor()
    await password.fill("another-7")
    await page.getByRole("button", { name: "Save password" }).click()
    await page.getByText("Your password is changed.").waitFor()
    await main(page).getByRole("link", { name: "Login" }).click()
    await tryLogin(page, person.email, "another-7")
    await seeToast(page, "Login Successful")

    await page.goto(link)
    await page.getByText("This link has expired or was used before.").waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole("link", { name: "Ask for a new link" }).click()
    await page.waitForURL("**/forgetPass")
  })

  it("changes its password on the profile and stays logged in", async () => {
    const person = aPerson("Nora")
    const { page } = await newVisitor()
    await anAccount(page, person)
    await login(page, person.email, person.password)
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Change password" }).click()
    const dialog = page.getByRole("dialog", { name: "Change password" })
    await dialog.getByLabel("Current password").fill("not-the-password")
    await dialog.getByLabel("New password").fill("another-7")
    await dialog.getByRole("button", { name: "Change password" }).click()
    await dialog.getByText("wrong password").waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await dialog.getByLabel("Current password").fill(person.password)
    await dialog.getByRole("button", { name: "Change password" }).click()
    await seeToast(page, "Password changed")
    await dialog.waitFor({ state: "detached" })
    await page.reload()
    await page.getByRole("button", { name: "Change password" }).waitFor()
    await logout(page)
    await login(page, person.email, "another-7")
  })

  it("takes a new address by its mail's link, and the old one back by the other mail's", async () => {
    const { email, ...person } = aPerson("Elin")
    const [second, third] = [`second-${email}`, `third-${email}`]
    const { page } = await newVisitor()
    const idToken = await anAccount(page, { email, ...person })
    const change = { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken, newEmail: second }
    await callIdentity(page, "sendOobCode", change)
    await page.goto(await linkFor(page, second))
    await main(page).getByText("Your new e-mail address is in use.").waitFor()

    const credentials = { email: second, password: person.password, returnSecureToken: true }
    const fresh = await callIdentity(page, "signInWithPassword", credentials)
    await callIdentity(page, "update", { idToken: fresh.idToken, email: third })
    await page.goto(await linkFor(page, second))
    await main(page).getByText("Your old e-mail address is back in use.").waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole("button", { name: "Send reset mail" }).click()
    await seeToast(page, "Email Sent")
    expect(await linkFor(page, second)).toContain("mode=resetPassword")
  })
})

/** The browser itself logs the 400 of a refused login. */
const REFUSED = /status of 400/
