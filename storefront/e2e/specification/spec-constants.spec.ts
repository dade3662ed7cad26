import type { Locator, Page } from "playwright-core"
import { fill, login, press } from "../setup/actions"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const PATIENCE = { timeout: 60_000 }
/** Of the page's time, where it goes on by hand. */
const FRAME_MS = 16
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
    const setMotion = await motionOf(page)
    await login(page, "customer@example.com", "carparts-demo")
    await page.clock.install()
    await page.goto("/dashboard/reviews")
    const dialog = page.getByRole("dialog")
    await setMotion("stopped")
    await press(page, "Add Reviews")
    await expect.poll(() => durations(dialog), PATIENCE).toEqual([300])
    await setMotion("going on")
    await expect.poll(() => durations(dialog), PATIENCE).toEqual([])
    await setMotion("stopped")
    // What is drawn after the frame in which the fade is looked for leaves without one, as on a busy
    // machine: that frame comes only once the fade was seen.
    await page.clock.pauseAt(Date.now() + 60_000)
    await press(page, "Cancel")
    await dialog.and(page.locator("[data-leave]")).waitFor()
    await page.clock.runFor(2 * FRAME_MS)
    await expect.poll(() => durations(dialog), PATIENCE).toEqual([200])
    await setMotion("going on")
    await page.clock.resume()
    await dialog.waitFor({ state: "detached" })
    await page.emulateMedia({ reducedMotion: "reduce" })
    // What moves would never come to its end.
    await setMotion("stopped")
    await press(page, "Add Reviews")
    await dialog.waitFor()
    expect(await durations(dialog)).toEqual([])
    await press(page, "Cancel")
    await dialog.waitFor({ state: "detached" })
  })
})

/** Milliseconds that a dialog's fades take which are under way; none where there is no dialog. */
function durations(dialog: Locator): Promise<unknown[]> {
  return dialog.evaluateAll((elements) => {
    const fades = elements
      .flatMap((element) => element.getAnimations({ subtree: true }))
      // Buttons have transitions of their own, of their colours.
      .filter((one) => one instanceof CSSTransition && one.transitionProperty === "opacity")
    return [...new Set(fades.map(({ effect }) => effect?.getTiming().duration))]
  })
}

/**
 * Stops a page's transitions, and has them go on. On a busy machine one may be over within a frame,
 * and its dialog gone, before anybody could see how long it takes; one that stands still waits.
 */
async function motionOf(page: Page): Promise<(motion: "stopped" | "going on") => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Animation.enable")
  return async (motion) => {
    await devtools.send("Animation.setPlaybackRate", { playbackRate: motion === "stopped" ? 0 : 1 })
  }
}
