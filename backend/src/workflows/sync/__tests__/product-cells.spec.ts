import { cellsOf } from "../../product-import/row/row-cells"
import { productCells } from "../kinds/product-cells"

describe("productCells", () => {
  it("writes texts, numbers and lists as cells of the product file", () => {
    const { cells, problems } = productCells({
      ...{ sku: "A", version: 3, external_id: "x", problem: "old" },
      ...{ title: "Disc | one", price: 9.5, minimum: null, ean: "4006381333931" },
      ...{ category: ["Brake discs", "A|B"], oem_numbers: [] },
      attributes: [{ label: "Side: left", value: "a | b" }],
    })
    expect(problems).toEqual([])
    expect(cells).toEqual({
      ...{ title: "Disc | one", price: "9.5", minimum: "", ean: "4006381333931" },
      ...{ category: String.raw`Brake discs | A\|B`, oem_numbers: "" },
      attributes: String.raw`Side\\: left: a \| b`,
    })
  })

  it("takes attributes as an object, numbers too", () => {
    const { cells } = productCells({ attributes: { Height: "58 mm", Teeth: 12 } })
    expect(cells.attributes).toBe("Height: 58 mm | Teeth: 12")
  })

  it("says of each field what it cannot be", () => {
    const odd = { title: {}, category: [1], attributes: [{ label: "x" }], colour: "red" }
    expect(productCells(odd).problems).toEqual([
      { field: "title", message: "is no text, number or list" },
      { field: "category", message: "is no text, number or list" },
      { field: "attributes", message: "is no text, number or list" },
      { field: "colour", message: "is no field of such a row" },
    ])
  })

  it("says what the product file says of the same part", () => {
    const part = {
      ...{ key: "A", product_id: "p", variant_id: "v", currency_code: "usd", has_siblings: false },
      ...{ title: "Disc", description: "Of steel", status: "published", thumbnail: null },
      ...{ weight: 12.5, origin_country: "de", hs_code: null, ean: null },
      ...{ categories: ["discs"], images: ["/a.webp", "/b.webp"], rule: null },
      metadata: { attributes: [{ label: "Height", value: "58 mm" }], oem_numbers: ["Bosch 1"] },
      ...{ price: { id: "x", amount: 9.5 }, price_set_id: "s", available: 7 },
      ...{ inventory: [{ inventory_item_id: "i", required_quantity: 1 }], fields: {} },
    }
    const { sku: _, ...cells } = cellsOf(part)
    const { cells: sent } = productCells({
      ...{ title: "Disc", description: "Of steel", status: "published", image: null },
      ...{ weight: 12.5, origin: "de", hs_code: "", ean: null, price: 9.5, stock: 7 },
      ...{ category: ["discs"], images: ["/a.webp", "/b.webp"], competitor_numbers: [] },
      ...{ minimum: null, maximum: null, multiple: null, carton: null, former_numbers: [] },
      ...{ attributes: { Height: "58 mm" }, oem_numbers: ["Bosch 1"] },
    })
    expect(sent).toEqual(cells)
  })
})
