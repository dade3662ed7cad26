import type { OpenLine, Reserved } from "../delivery-state"
import { pack } from "../pack"

const LINE: OpenLine = {
  id: "ordli_1",
  pieces: 50,
  title: "Brake disc",
  sku: "BD-1",
  barcode: "",
  requires_shipping: true,
  counted: true,
}

function reserved(change: Partial<Reserved> = {}): Reserved {
  return {
    id: "resitem_1",
    line_id: LINE.id,
    inventory_item_id: "iitem_1",
    location_id: "sloc_1",
    quantity: 50,
    required: 1,
    title: null,
    sku: null,
    ...change,
  }
}

describe("pack", () => {
  it("takes what is reserved, for each inventory item of a kit", () => {
    const bolts = reserved({ id: "resitem_2", inventory_item_id: "iitem_2" })
    const packed = pack([LINE], [reserved(), { ...bolts, quantity: 200, required: 4, sku: "B" }])

    expect(packed.taken).toEqual([
      { item_id: "iitem_1", location_id: "sloc_1", pieces: 50 },
      { item_id: "iitem_2", location_id: "sloc_1", pieces: 200 },
    ])
    expect(packed.used).toEqual(["resitem_1", "resitem_2"])
    expect(packed.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["BD-1", 50],
      ["B", 200],
    ])
  })

  it("leaves the rest of a larger reservation", () => {
    const packed = pack([LINE], [reserved({ quantity: 60 })])

    expect(packed.used).toEqual([])
    expect(packed.shrunk).toEqual([{ id: "resitem_1", quantity: 10, before: 60 }])
  })

  it("takes no stock for a line whose stock is not counted", () => {
    const packed = pack([{ ...LINE, counted: false }], [])

    expect(packed.items).toMatchObject([{ line_item_id: LINE.id, quantity: 50 }])
    expect(packed.taken).toEqual([])
  })

  it.each([[[]], [[reserved({ quantity: 49 })]]])("refuses what is not reserved: %o", (held) => {
    expect(() => pack([LINE], held)).toThrow("No stock is reserved")
  })
})
