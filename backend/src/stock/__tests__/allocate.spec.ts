import { allocate } from "../allocate"
import type { FreeStock, StockedLine } from "../stocked-line"
import fc from "fast-check"

const of = (item: string, quantity: number): StockedLine => ({
  quantity,
  inventory: [{ inventory_item_id: item, required_quantity: 1 }],
})
const at = (location_id: string, free: Record<string, number>): FreeStock => ({
  location_id,
  free: new Map(Object.entries(free)),
})
/** By line: "A 50 B 20". */
const said = (lines: StockedLine[], locations: FreeStock[]) =>
  allocate(lines, locations).portions.map((portions) =>
    portions.map(({ location_id, quantity }) => `${location_id} ${quantity}`).join(" "),
  )

describe("allocate", () => {
  it("takes all from the first by rank of the locations that have all", () => {
    const locations = [at("A", { x: 50 }), at("B", { x: 100, y: 90 }), at("C", { x: 90, y: 90 })]
    expect(said([of("x", 60), of("y", 60)], locations)).toEqual(["B 60", "B 60"])
    expect(said([of("x", 50)], locations)).toEqual(["A 50"])
  })

  it("takes as few locations as can be, and the first by rank among as many", () => {
    const locations = [
      at("A", { x: 10, y: 10 }),
      at("B", { x: 50 }),
      at("C", { y: 50 }),
      at("D", { x: 50, z: 5 }),
    ]
    expect(said([of("x", 50), of("y", 50)], locations)).toEqual(["B 50", "C 50"])
    expect(said([of("x", 60), of("y", 50)], locations)).toEqual(["A 10 B 50", "C 50"])
    expect(said([of("x", 50), of("z", 5)], locations)).toEqual(["D 50", "D 5"])
  })

  it("keeps a line together where one of its locations has all of it", () => {
    const locations = [at("A", { x: 70, y: 20 }), at("B", { x: 60, y: 40 })]
    expect(said([of("x", 60), of("y", 60)], locations)).toEqual(["A 60", "A 20 B 40"])
  })

  it("makes no piece up of items of two locations", () => {
    const kit = {
      quantity: 10,
      inventory: [
        { inventory_item_id: "x", required_quantity: 2 },
        { inventory_item_id: "y", required_quantity: 1 },
      ],
    }
    const apart = [at("A", { x: 100 }), at("B", { y: 100 })]
    expect(allocate([kit], apart)).toEqual({ portions: [[]], is_whole: false })
    const both = [at("A", { x: 9, y: 100 }), at("B", { x: 12, y: 100 })]
    expect(said([kit], both)).toEqual(["A 4 B 6"])
  })

  it("serves a kit before the piece that it is made of", () => {
    const kit = {
      quantity: 10,
      inventory: [
        { inventory_item_id: "x", required_quantity: 1 },
        { inventory_item_id: "y", required_quantity: 1 },
      ],
    }
    const locations = [at("A", { x: 10, y: 10 }), at("B", { x: 10 })]
    expect(said([of("x", 10), kit], locations)).toEqual(["B 10", "A 10"])
  })

  it("asks nothing for a line whose stock is not counted, and says what there is too little of", () => {
    expect(allocate([{ quantity: 50, inventory: [] }], [])).toEqual({
      portions: [[]],
      is_whole: true,
    })
    const locations = [at("A", { x: 20 }), at("B", { x: 25 })]
    const { portions, is_whole } = allocate([of("x", 50)], locations)
    expect([is_whole, portions]).toEqual([
      false,
      [
        [
          { location_id: "A", quantity: 20 },
          { location_id: "B", quantity: 25 },
        ],
      ],
    ])
  })

  it("finds what trying everything finds: whether, in how many parcels, and by which rank", () => {
    const items = ["x", "y", "z"]
    const stocks = fc.array(fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), { maxLength: 5 })
    const wants = fc.array(fc.nat(20), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(stocks, wants, (stock, wanted) => {
        const lines = items.map((item, place) => of(item, wanted[place] ?? 0))
        const locations = stock.map((free, place) =>
          at(
            String(place),
            Object.fromEntries(items.map((item, index) => [item, free[index] ?? 0])),
          ),
        )
        const { portions, is_whole } = allocate(lines, locations)
        const used = new Set(portions.flat().map(({ location_id }) => Number(location_id)))
        const best = bestSet(stock, wanted)
        expect(is_whole).toBe(best !== null)
        if (best) expect([...used].sort()).toEqual(best)
        for (const [place, free] of stock.entries()) {
          for (const [line, given] of portions.entries()) {
            const own = given.filter(({ location_id }) => location_id === String(place))
            expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(
              free[line] ?? 0,
            )
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

/** The smallest set of locations that together have all, the first by rank among as small. */
function bestSet(stock: number[][], wanted: number[]): number[] | null {
  const sets = Array.from({ length: 2 ** stock.length }, (_, bits) =>
    stock.flatMap((_free, place) => (bits & (2 ** place) ? [place] : [])),
  )
  const enough = sets.filter((set) =>
    wanted.every(
      (want, item) => want <= set.reduce((sum, at) => sum + (stock[at]?.[item] ?? 0), 0),
    ),
  )
  const [best] = enough.sort(
    (one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1),
  )
  return best ?? null
}
