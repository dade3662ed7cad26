import { inject } from "vitest"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const get = async (path: string) => {
  const answer = await fetch(inject("shopUrl") + path)
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: await answer.text(),
  }
}
/** The content of a meta tag in HTML that no script has touched. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe("what crawlers and link previews read", () => {
  it("names each public page, with one address and a picture", async () => {
    for (const path of ["/", "/showProduct", "/about"]) {
      const { status, text } = await get(path)
      expect(status).toBe(200)
      expect(text).toContain(`<link rel="canonical" href="${inject("shopUrl")}${path}" />`)
      expect(metaOf(text, "description")?.length).toBeGreaterThan(40)
      expect(metaOf(text, "og:image")).toBe(`${inject("shopUrl")}/social-card.png`)
    }
    expect((await get("/social-card.png")).type).toBe("image/png")
  })

  it("have an icon where browsers ask for one unasked, and keep it", async () => {
    const answer = await fetch(`${inject("shopUrl")}/favicon.ico`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600")
    const [reserved, kind, pictures] = new Uint16Array(await answer.arrayBuffer(), 0, 3)
    expect({ reserved, kind, pictures }).toEqual({ reserved: 0, kind: 1, pictures: 3 })
  })

  it("tells of a product by its own name, words and picture", async () => {
    const { _id, productName } = await firstProduct()
    const { status, text } = await get(`/product/${_id}`)
    expect(status).toBe(200)
    expect(metaOf(text, "og:title")).toBe(productName)
    expect(metaOf(text, "og:type")).toBe("product")
    const picture = metaOf(text, "og:image") ?? ""
    expect(picture).toMatch(/^http/)
    expect((await fetch(picture)).status).toBe(200)
  })

  it("is a 404 kept out of searches for an unknown address, product and file", async () => {
    for (const path of ["/no-such-page", "/product/prod_none", "/product/%E0%A4%A", "/a.png"]) {
      const { status, text } = await get(path)
      expect({ path, status }).toEqual({ path, status: 404 })
      expect(metaOf(text, "robots")).toBe("noindex")
    }
  })

  it("lists every page that may be found, and asks to leave the others alone", async () => {
    const robots = await get("/robots.txt")
    expect(robots).toMatchObject({ status: 200, type: expect.stringContaining("text/plain") })
    expect(robots.text).toContain(`Sitemap: ${inject("shopUrl")}/sitemap.xml`)
    const index = await get("/sitemap.xml")
    expect(index.type).toContain("application/xml")
    const [, address = ""] = /<loc>([^<]+of=parts-1)<\/loc>/.exec(index.text) ?? []
    const sitemap = await get(address.replace(inject("shopUrl"), ""))
    const { _id } = await firstProduct()
    expect(sitemap.text).toContain(`<loc>${inject("shopUrl")}/product/${_id}</loc>`)
  })

  it("fetches the fonts of the first screen with the page", async () => {
    const { text } = await get("/")
    const fonts = [...text.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)]
    expect(fonts.length).toBeGreaterThanOrEqual(2)
    for (const [, font] of fonts) expect((await get(font ?? "")).type).toBe("font/woff2")
  })

  it("gives a home screen its icons", async () => {
    const manifest = JSON.parse((await get("/manifest.webmanifest")).text) as {
      icons: { src: string }[]
    }
    for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200)
  })
})

describe("what people see of it", () => {
  beforeAll(openBrowser)
  afterAll(closeBrowser)

  it("keeps the canonical address in step with the page", async () => {
    const { page } = await newVisitor()
    await page.goto("/")
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Blogs" })
      .click()
    await page.getByRole("heading", { name: "Blogs", level: 1 }).waitFor()
    const canonical = page.locator("link[rel=canonical]")
    await expect.poll(() => canonical.getAttribute("href")).toBe(`${inject("shopUrl")}/blogs`)
    await expect.poll(() => page.title()).toBe("Blogs · Halden Motor Works")
  })

  it("shows the not-found page for a part that is not sold", async () => {
    const { page } = await newVisitor()
    const answer = await page.goto("/product/prod_none")
    expect(answer?.status()).toBe(404)
    await page.getByRole("heading", { name: "No such part in the catalogue" }).waitFor()
    await page.getByRole("link", { name: "Show all parts" }).waitFor()
  })
})
