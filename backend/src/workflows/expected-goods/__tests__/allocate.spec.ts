import fc from "fast-check"
import { allocate, type Free } from "../allocate"

const promises = fc.array(
  fc.record({ order: fc.integer(), quantity: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 12 },
)
const goods = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    due: fc.integer({ min: 10, max: 28 }).map((day) => `2026-12-${day}`),
    free: fc.integer({ min: -5, max: 300 }),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

const sum = (rows: readonly { quantity: number }[]) =>
  rows.reduce((total, { quantity }) => total + quantity, 0)
const freeOf = (rows: readonly Free[]) =>
  rows.reduce((total, { free }) => total + Math.max(0, free), 0)

describe("promises that other goods keep", () => {
  it("take the earliest goods first, and begin with the first promise", () => {
    const [first, second] = [{ quantity: 30 }, { quantity: 30 }]
    const later = { id: "b", due: "2026-12-20", free: 100 }
    const sooner = { id: "a", due: "2026-12-10", free: 40 }
    expect(allocate([first, second], [later, sooner])).toEqual({
      allocated: [
        { promise: first, goods_id: "a", due: "2026-12-10", quantity: 30 },
        { promise: second, goods_id: "a", due: "2026-12-10", quantity: 10 },
        { promise: second, goods_id: "b", due: "2026-12-20", quantity: 20 },
      ],
      missing: 0,
    })
  })

  it("say how many pieces no goods are left for", () => {
    const few = [{ id: "a", due: "2026-12-10", free: 40 }]
    expect(allocate([{ quantity: 50 }], few).missing).toBe(10)
  })

  it("never take more of goods than is free, lose no piece, and keep their order", () => {
    fc.assert(
      fc.property(promises, goods, (wanted, expected) => {
        const { allocated, missing } = allocate(wanted, expected)
        for (const { id, free } of expected) {
          const taken = sum(allocated.filter(({ goods_id }) => goods_id === id))
          expect(taken).toBeLessThanOrEqual(Math.max(0, free))
        }
        expect(sum(allocated) + missing).toBe(sum(wanted))
        expect(missing).toBe(Math.max(0, sum(wanted) - freeOf(expected)))
        const days = allocated.map(({ due }) => due)
        expect(days).toEqual(days.toSorted())
        const places = allocated.map(({ promise }) => wanted.indexOf(promise))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
    )
  })
})
