import { HOME_LIST, WHOLE_LIST } from "../../../backend/src/contract/shop/preloaded-calls"
import type { Request } from "playwright-core"
import { inject } from "vitest"
import { firstProduct, newestProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const KB = 1000
/** Pictures of the first screen of a telephone, as they go over the line. */
const MOST_PICTURE_BYTES = 60 * KB

/** What a page asks for: calls by their path, and the bytes of its pictures. */
async function watchedVisit() {
  const { page, complaints } = await newVisitor({ width: 412 })
  const calls: string[] = []
  const pictures: Request[] = []
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|store)\//.test(pathname)) calls.push(pathname + search)
  })
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "image") pictures.push(request)
  })
  /** Their bytes in all, and which they are. */
  const loadedPictures = async () => {
    const sizes = await Promise.all(pictures.map((picture) => picture.sizes()))
    const bytes = sizes.map(({ responseBodySize }) => responseBodySize)
    return {
      bytes: bytes.reduce((sum, one) => sum + one, 0),
      text: pictures.map((picture, index) => `${picture.url()}: ${bytes[index]}`).join("\n"),
    }
  }
  return { page, complaints, calls, loadedPictures }
}

/** Has a page's pictures made in the size it asks for: while many others are, one is sent whole. */
async function havePicturesMade(path: string): Promise<void> {
  const { page } = await newVisitor({ width: 412 })
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url())
  })
  await page.goto(path, { waitUntil: "networkidle" })
  await page.context().close()
  const statusOf = async (url: string) => (await fetch(url, { redirect: "manual" })).status
  for (const url of asked) await expect.poll(() => statusOf(url)).toBe(200)
}

/** In the page: whether each call began before the entry's script was there. */
function startedBeforeTheScript(first: string[]): boolean[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
  const script = entries.find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name))
  return first.map((call) => {
    const made = entries.find(({ name }) => name.endsWith(call))
    return Boolean(made && script && made.startTime < script.responseEnd)
  })
}

describe("the first load", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("asks once for each thing, and while its scripts are on their way", async () => {
    const [part, newest] = [await firstProduct(), await newestProduct()]
    for (const path of ["/", "/showProduct", `/product/${part._id}`]) {
      const { productName } = path.startsWith("/product/") ? part : newest
      await havePicturesMade(path)
      const { page, complaints, calls, loadedPictures } = await watchedVisit()
      await page.goto(path, { waitUntil: "networkidle" })
      await page.getByText(productName).first().waitFor()
      const first = [
        "/api/v1/config",
        path === "/" && `/api/v1${HOME_LIST}`,
        path === "/showProduct" && `/api/v1${WHOLE_LIST}`,
        path.startsWith("/product/") && `/api/v1${path}`,
      ].filter((call) => call !== false)
      const counts = first.map((call) => calls.filter((made) => made === call).length)
      const early = await page.evaluate(startedBeforeTheScript, first)
      expect({ path, counts, early, complaints }).toEqual({
        path,
        counts: [1, 1],
        early: [true, true],
        complaints: [],
      })
      const { bytes, text } = await loadedPictures()
      expect(bytes, text).toBeLessThanOrEqual(MOST_PICTURE_BYTES)
      await page.context().close()
    }
  })

  it("lets a part's page come as soon as the pointer rests on its link", async () => {
    const { _id } = await firstProduct()
    const { page, calls } = await watchedVisit()
    await page.goto("/showProduct", { waitUntil: "networkidle" })
    const link = page.locator(`article a[href="/product/${_id}"]`).first()
    const script = page.waitForRequest((request) => /\/product-page-[^/]+\.js$/.test(request.url()))
    await link.hover()
    await script
    await expect.poll(() => calls).toContain(`/api/v1/product/${_id}`)
    expect(new URL(page.url()).origin).toBe(inject("shopUrl"))
    expect(new URL(page.url()).pathname).toBe("/showProduct")
    await page.context().close()
  })
})
