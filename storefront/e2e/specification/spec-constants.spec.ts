import type { Locator, Page } from "playwright-core"
import { fill, login, press } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const PATIENCE = { timeout: 60_000 }
const toasts = (page: Page) => page.getByRole("status")
const words = (page: Page) => toasts(page).allInnerTexts()

/** How visible the only toast is, from 0 to 1; 0 where there is none. */
function opacity(page: Page): Promise<number> {
  return toasts(page).evaluateAll(([toast]) =>
    toast ? Number(getComputedStyle(toast).opacity) : 0,
  )
}

describe("the specification's constants", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it.each([
    { kind: "an error", path: "/login", said: "wrong password", ms: 4000 },
    { kind: "a success", path: "/forgetPass", said: "Email Sent", ms: 2000 },
  ])("$kind's toast lives $ms ms", async ({ path, said, ms }) => {
    const { page } = await newVisitor()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.clock.install()
    await page.goto("/login")
    await fill(page, { Email: "customer@example.com", Password: "not the one" })
    // Once with the page's time going on, until its toast is gone: what is loaded then stays.
    await press(page, "Login")
    await expect.poll(() => words(page), PATIENCE).toEqual(["wrong password"])
    await page.clock.fastForward(60_000)
    await expect.poll(() => words(page), PATIENCE).toEqual([])
    if (path !== "/login") {
      await page.getByRole("link", { name: "Forgot password?" }).click()
      // Both pages ask for a mail: the first is there until the second has come.
      await page.getByRole("button", { name: "Send reset mail" }).waitFor()
      await fill(page, { Email: "customer@example.com" })
    }
    // From here on the page's time stands still, and goes on only by hand.
    await page.clock.pauseAt(Date.now() + 120_000)
    await press(page, path === "/login" ? "Login" : "Send reset mail")
    await expect.poll(() => words(page), PATIENCE).toEqual([said])
    await page.clock.runFor(ms - 1)
    await expect.poll(() => opacity(page), PATIENCE).toBe(1)
    await page.clock.runFor(2)
    await expect.poll(() => opacity(page), PATIENCE).toBe(0)
  })

  it("at most 20 toasts are shown", async () => {
    const { page } = await newVisitor()
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.clock.install()
    await page.goto(`/product/${(await firstProduct())._id}`)
    const copy = page.getByRole("button", { name: /^Copy / }).first()
    await copy.waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 25; press++) button.click()
    })
    await expect.poll(() => toasts(page).count(), PATIENCE).toBe(20)
  })

  it("dialogs take 300 ms in and 200 ms out, and none of it where motion is not wanted", async () => {
    const { page } = await newVisitor()
    const durations = await watchTransitions(page)
    await login(page, "customer@example.com", "carparts-demo")
    await page.goto("/dashboard/reviews")
    const dialog = page.getByRole("dialog")
    await press(page, "Add Reviews")
    await dialog.waitFor()
    await expect.poll(durations, PATIENCE).toEqual([300])
    // One that is closed in its first frame is gone at once: it cannot be seen yet.
    await expect.poll(() => moving(dialog), PATIENCE).toBe(0)
    await press(page, "Cancel")
    await dialog.waitFor({ state: "detached" })
    await expect.poll(durations, PATIENCE).toEqual([200])
    await page.emulateMedia({ reducedMotion: "reduce" })
    await press(page, "Add Reviews")
    await dialog.waitFor()
    await press(page, "Cancel")
    await dialog.waitFor({ state: "detached" })
    expect(await durations()).toEqual([])
  })
})

/** How many transitions of a dialog are under way. */
function moving(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)
}

/** They are played slowly: one that is over within a frame has taken its dialog away before it is told. */
const PLAYBACK_RATE = 0.2

/** Notes how long each dialog's transitions take; answers how to read, and forget, what was noted. */
async function watchTransitions(page: Page): Promise<() => Promise<number[]>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Animation.enable")
  await devtools.send("Animation.setPlaybackRate", { playbackRate: PLAYBACK_RATE })
  await page.addInitScript(() => {
    const durations = new Set<number>()
    Object.assign(window, { durations })
    addEventListener("transitionrun", ({ target, propertyName }) => {
      // Buttons have transitions of their own, of their colours.
      if (
        propertyName !== "opacity" ||
        !(target instanceof Element) ||
        !target.closest("[role=dialog]")
      )
        return
      const [seconds] = getComputedStyle(target).transitionDuration.split(",")
      durations.add(Math.round(Number.parseFloat(seconds ?? "") * 1000))
    })
  })
  return () =>
    page.evaluate(() => {
      const { durations } = window as unknown as { durations: Set<number> }
      const seen = [...durations]
      durations.clear()
      return seen
    })
}
