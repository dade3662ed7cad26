import { DEFAULT_SHOP_FACTS as SHOP } from "../../../../contract/shop/shop-facts"
import { renderHead, type PageHead } from "../page-head"
import { productHead } from "../product-head"
import { renderSitemap } from "../sitemap/sitemap"

const HEAD: PageHead = {
  title: "Products",
  description: "Every part.",
  canonical: "https://shop.example/showProduct",
  image: "https://shop.example/social-card.png",
  type: "website",
}

describe("renderHead", () => {
  it("names the page for tabs, searches and shared links", () => {
    const html = renderHead(HEAD, SHOP)
    expect(html).toContain("<title>Products · Halden Motor Works</title>")
    expect(html).toContain('<link rel="canonical" href="https://shop.example/showProduct" />')
    expect(html).toContain('property="og:image" content="https://shop.example/social-card.png"')
    expect(html).not.toContain("noindex")
  })

  it("keeps a page without an address of its own out of searches", () => {
    const { canonical: _, ...hidden } = HEAD
    expect(renderHead(hidden, SHOP)).toContain('<meta name="robots" content="noindex" />')
  })

  it("cuts a long description at a word", () => {
    const html = renderHead({ ...HEAD, description: "exact words ".repeat(40) }, SHOP)
    expect(html).toMatch(/content="(exact words )+exact…"/)
  })
})

describe("productHead", () => {
  const product = {
    _id: "prod_1",
    productName: `Disc "280" </title><script>alert(1)</script>`,
    description: "</script><img src=x onerror=alert(1)> & more $& $'",
    image: "/uploads/drawings/bd.webp",
    price: 15.3,
    sku: "BD-1",
    qty: "0",
    averageRating: null,
    ratingCount: 0,
  }
  const shop = { origin: "https://shop.example", currency: "usd", addsTax: false }
  const head = productHead({ product, ...shop })

  it("lets no text of a product or of the shop out of its tag", () => {
    const html = renderHead(head, { ...SHOP, name: "</title></script><img src=x> $&" })
    const tags = html.match(/<\/?(?:script|img|title)\b/g)
    // The shop's facts, then the product's.
    expect(tags).toEqual(["<title", "</title", "<script", "</script", "<script", "</script"])
    expect(html).toContain("Disc &quot;280&quot; &lt;/title&gt;")
  })

  it("tells price, stock and picture with whole addresses", () => {
    expect(head).toMatchObject({
      canonical: "https://shop.example/product/prod_1",
      image: "https://shop.example/uploads/drawings/bd.webp",
      data: {
        offers: {
          price: "15.3",
          priceCurrency: "USD",
          availability: "https://schema.org/OutOfStock",
        },
      },
    })
  })

  it("says of a price to which tax is added that it is without", () => {
    expect(head.data).not.toHaveProperty("offers.priceSpecification")
    expect(productHead({ product, ...shop, addsTax: true }).data).toMatchObject({
      offers: {
        price: "15.3",
        priceSpecification: { price: "15.3", priceCurrency: "USD", valueAddedTaxIncluded: false },
      },
    })
  })

  it("tells what buyers rate it, where they do", () => {
    expect(head.data).not.toHaveProperty("aggregateRating")
    const rated = { ...product, averageRating: 4.5, ratingCount: 8 }
    expect(productHead({ product: rated, ...shop }).data).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 8 },
    })
  })
})

describe("renderSitemap", () => {
  it("lists whole, escaped addresses with the day of their change", async () => {
    const changedAt = new Date("2026-11-21T10:00:00Z")
    async function* pages() {
      yield [{ path: "/?a&b" }]
      yield [{ path: "/x", changedAt }]
    }
    let xml = ""
    for await (const piece of renderSitemap("https://shop.example", pages())) xml += piece
    expect(xml).toMatch(/^<\?xml [^>]*\?>\n<urlset [^>]*>\n[\s\S]*<\/urlset>\n$/)
    expect(xml).toContain("<url><loc>https://shop.example/?a&amp;b</loc></url>")
    expect(xml).toContain("<loc>https://shop.example/x</loc><lastmod>2026-11-21T10:00:00.000Z")
  })
})
