import type { OpenLine, Reserved } from "../delivery-state"
import { pack, type Packed } from "../pack"

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
    waiting: 0,
    required: 1,
    title: null,
    sku: null,
    ...change,
  }
}

const itemsOf = ({ parcels }: Packed) => parcels.flatMap(({ items }) => items)
/** "A: BD-1 20, BD-2 50" of each parcel. */
const said = ({ parcels }: Packed) =>
  parcels.map(
    ({ location_id, lines }) =>
      `${location_id}: ${lines.map(({ id, quantity }) => `${id} ${quantity}`).join(", ")}`,
  )

describe("pack", () => {
  it("leaves reserved what is yet to come, and takes no piece of it", () => {
    const packed = pack([LINE], [reserved({ waiting: 30 })])
    expect(packed.taken).toEqual([{ item_id: "iitem_1", location_id: "sloc_1", pieces: 50 }])
    expect(packed.used).toEqual([])
    expect(packed.shrunk).toEqual([{ id: "resitem_1", quantity: 30, before: 80 }])
    expect(() => pack([{ ...LINE, pieces: 51 }], [reserved({ waiting: 30 })])).toThrow(
      "No stock is reserved",
    )
  })

  it("takes what is reserved, for each inventory item of a kit", () => {
    const bolts = reserved({ id: "resitem_2", inventory_item_id: "iitem_2" })
    const packed = pack([LINE], [reserved(), { ...bolts, quantity: 200, required: 4, sku: "B" }])

    expect(packed.taken).toEqual([
      { item_id: "iitem_1", location_id: "sloc_1", pieces: 50 },
      { item_id: "iitem_2", location_id: "sloc_1", pieces: 200 },
    ])
    expect(packed.used).toEqual(["resitem_1", "resitem_2"])
    expect(itemsOf(packed).map(({ sku, quantity }) => [sku, quantity])).toEqual([
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

    expect(itemsOf(packed)).toMatchObject([{ line_item_id: LINE.id, quantity: 50 }])
    expect(packed.taken).toEqual([])
  })

  it.each([[[]], [[reserved({ quantity: 49 })]]])("refuses what is not reserved: %o", (held) => {
    expect(() => pack([LINE], held)).toThrow("No stock is reserved")
  })

  describe("of pieces at several locations", () => {
    const other = { ...LINE, id: "ordli_2" }
    const at = (location_id: string, quantity: number, more: Partial<Reserved> = {}) =>
      reserved({ id: `${more.line_id ?? LINE.id} ${location_id}`, location_id, quantity, ...more })

    it("makes a parcel for each, by rank, and takes each piece where it is", () => {
      const held = [at("A", 20), at("B", 30), at("B", 50, { line_id: other.id })]
      const packed = pack([LINE, other], held, ["B", "A"])
      expect(said(packed)).toEqual(["B: ordli_1 30, ordli_2 50", "A: ordli_1 20"])
      expect(packed.taken).toEqual([
        { item_id: "iitem_1", location_id: "B", pieces: 30 },
        { item_id: "iitem_1", location_id: "B", pieces: 50 },
        { item_id: "iitem_1", location_id: "A", pieces: 20 },
      ])
      expect(packed.used).toEqual(["ordli_1 B", "ordli_2 B", "ordli_1 A"])
    })

    it("sends some pieces in one parcel where one location has them", () => {
      const packed = pack([{ ...LINE, pieces: 30 }], [at("A", 20), at("B", 30)], ["A", "B"])
      expect(said(packed)).toEqual(["B: ordli_1 30"])
      const more = pack([{ ...LINE, pieces: 40 }], [at("A", 20), at("B", 30)], ["A", "B"])
      expect(said(more)).toEqual(["A: ordli_1 20", "B: ordli_1 20"])
      expect(more.shrunk).toEqual([{ id: "ordli_1 B", quantity: 10, before: 30 }])
    })

    it("puts what is not counted into the first, and knows locations that sell no more", () => {
      const packed = pack([LINE, { ...other, counted: false }], [at("Z", 20), at("Y", 30)], ["Z"])
      expect(said(packed)).toEqual(["Z: ordli_1 20, ordli_2 50", "Y: ordli_1 30"])
    })

    it("uses up several reservations of one place", () => {
      const held = [at("A", 20, { id: "first" }), at("A", 40, { id: "second" })]
      const packed = pack([LINE], held, ["A"])
      expect([packed.used, packed.shrunk]).toEqual([
        ["first"],
        [{ id: "second", quantity: 10, before: 40 }],
      ])
    })
  })
})
