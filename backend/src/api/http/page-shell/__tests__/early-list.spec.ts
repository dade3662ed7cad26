import { earlyList } from "../early-list"

const category = { name: "Brake discs", handle: "brake-disc" }
const disc = { id: "prod_1", name: "Disc <280> & more", sku: "BD-1", category }
const page = { shop: "Northern & Sons", title: "Products" }

describe("the parts that a list's page has before its scripts", () => {
  it("are named, each with the way to it", () => {
    const html = earlyList(page, [disc])
    expect(html).toContain('<a href="/product/prod_1">Disc &lt;280&gt; &amp; more</a>')
    expect(html).toContain("<p>BD-1 · Brake discs</p>")
    expect(html).toContain("<header>Northern &amp; Sons</header>")
    expect(html).toContain("<h1>Products</h1>")
  })

  it("are told without what they have not", () => {
    expect(earlyList(page, [{ ...disc, sku: "", category: null }])).toContain("<p></p>")
  })

  it("are not there where the list is empty", () => {
    expect(earlyList(page, [])).toBe("")
  })
})
