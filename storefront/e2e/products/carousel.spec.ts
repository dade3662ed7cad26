import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const SLIDES = ["Brake corner", "Timing drive", "Strut", "Clutch"]

describe("the home page's slides", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  /** The home page; `shown` waits until the slide of this number (from 1) is the current one. */
  async function openHome(options: { width?: number; still?: boolean } = {}) {
    const { page } = await newVisitor({ width: options.width ?? 1440 })
    if (options.still) await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/", { waitUntil: "networkidle" })
    const carousel = page.getByRole("region", { name: "Assemblies" })
    const shown = (place: number) =>
      carousel.locator(`button[aria-current=true][aria-label^="Show slide ${place}:"]`).waitFor()
    return { page, carousel, shown }
  }

  it("are four, named, with marks that lead to each", async () => {
    const { carousel, shown } = await openHome({ still: true })
    const slides = carousel.locator("[aria-roledescription=slide]")
    expect(
      await slides.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
    ).toEqual(SLIDES.map((title, index) => `${index + 1} of 4: ${title}`))
    await carousel.getByRole("button", { name: "Show slide 3: Strut" }).click()
    await shown(3)
    await carousel.getByRole("button", { name: "Next slide" }).click()
    await shown(4)
    await carousel.getByRole("button", { name: "Next slide" }).click()
    await shown(1)
  })

  it("take the arrow keys", async () => {
    const { page, carousel, shown } = await openHome({ still: true })
    await carousel.getByRole("button", { name: "Show slide 1" }).focus()
    await page.keyboard.press("ArrowRight")
    await shown(2)
    await page.keyboard.press("End")
    await shown(4)
    await page.keyboard.press("ArrowLeft")
    await shown(3)
  })

  it("follow one another until they are paused", async () => {
    const { page, carousel, shown } = await openHome()
    await shown(2)
    await carousel.getByRole("button", { name: "Pause slides" }).click()
    await page.mouse.move(0, 0)
    await carousel.getByRole("button", { name: "Play slides" }).waitFor()
  })

  it("stand still for those who want no motion", async () => {
    const { carousel } = await openHome({ still: true })
    await carousel.getByRole("button", { name: "Play slides" }).waitFor()
  })

  it("follow a finger", async () => {
    const { carousel, shown } = await openHome({ width: 360, still: true })
    const track = carousel.locator(".snap-x")
    await track.evaluate((element) => element.scrollTo({ left: element.clientWidth }))
    await shown(2)
  })
})
