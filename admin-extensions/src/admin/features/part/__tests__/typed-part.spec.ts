import { describe, expect, it } from "vitest"
import type { Part } from "../../../../../../backend/src/contract/staff/part"
import { changeOf, typedPart, withOffered } from "../typed-part"

const PART: Part = {
  ...{ product_id: "prod_1", variant_id: "variant_1", has_siblings: false, currency_code: "usd" },
  ...{
    is_stock_counted: true,
    sku: "OF-1",
    title: "Filter",
    description: "A can.",
    status: "draft",
  },
  ...{ ean: "", origin: "de", hs_code: "", category: ["oil-filter"], former_numbers: [] },
  ...{
    price: 4.5,
    stock: 0,
    minimum: null,
    maximum: null,
    multiple: 12,
    carton: null,
    weight: 310,
  },
  ...{ oem_numbers: ["Velmont 9A1"], competitor_numbers: [], images: ["/uploads/a.webp"] },
  attributes: [{ label: "Height", value: "58 mm" }],
}
const OFFERED = [
  { label: "Height", unit: "mm", parts: 9 },
  { label: "Ratio", unit: "", parts: 3 },
  { label: "Thread", unit: null, parts: 9 },
  { label: "Width", unit: "mm", parts: 8 },
]

describe("the form of a part", () => {
  it("sends nothing where nothing was changed, whatever was offered meanwhile", () => {
    const began = typedPart(PART)
    const offered = { ...began, attributes: withOffered(began.attributes, OFFERED) }
    expect(changeOf(offered, began)).toEqual({})
  })

  it("sends what was changed alone: a number a line, an emptied field, a price as it is typed", () => {
    const began = typedPart(PART)
    const typed = { ...began, price: " -5 ", weight: "", oem_numbers: "Velmont 9A1\n\n Bergau 12 " }
    expect(changeOf(typed, began)).toEqual({
      price: "-5",
      weight: "",
      oem_numbers: ["Velmont 9A1", "Bergau 12"],
    })
  })

  it("puts the offered unit behind a bare number, and leaves any other value as it is", () => {
    const began = typedPart(PART)
    const [height, ratio, width] = withOffered(began.attributes, OFFERED)
    const typed = (value: string) => {
      const rows = [height, ratio, { ...width, value }] as typeof began.attributes
      return changeOf({ ...began, attributes: rows }, began).attributes?.[1]
    }
    expect(typed("61,5")).toEqual({ label: "Width", value: "61.5 mm" })
    expect(typed("2 in")).toEqual({ label: "Width", value: "2 in" })
  })

  it("offers measures once, and takes back those of a category that is left", () => {
    const rows = withOffered(typedPart(PART).attributes, OFFERED)
    expect(rows.map(({ label }) => label)).toEqual(["Height", "Ratio", "Width"])
    expect(withOffered(rows, OFFERED)).toEqual(rows)
    const left = withOffered(rows, [{ label: "Bore", unit: "mm", parts: 1 }])
    expect(left.map(({ label }) => label)).toEqual(["Height", "Ratio", "Bore"])
  })

  it("is of a new part empty, and published", () => {
    expect(changeOf({ ...typedPart(null), sku: "N-1" }, typedPart(null))).toEqual({ sku: "N-1" })
    expect(typedPart(null).status).toBe("published")
  })
})
