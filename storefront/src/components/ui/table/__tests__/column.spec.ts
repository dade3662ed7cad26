import { directionsOf, nextSort, type Column } from "../column"

type Row = { price: number }

const PRICE: Column<Row> = { head: "Price", cell: () => null, sortBy: ({ price }) => price }
const NAME: Column<Row> = { ...PRICE, head: "Name", directions: ["asc"] }

describe("a column's sort", () => {
  it("goes up, down and out", () => {
    const up = nextSort(PRICE, null)
    expect(up).toEqual({ head: "Price", direction: "asc" })
    const down = nextSort(PRICE, up)
    expect(down).toEqual({ head: "Price", direction: "desc" })
    expect(nextSort(PRICE, down)).toBeNull()
  })

  it("has only the directions that are offered", () => {
    expect(nextSort(NAME, nextSort(NAME, null))).toBeNull()
    expect(directionsOf({ head: "Action", cell: () => null })).toEqual([])
  })

  it("takes over from another column", () => {
    expect(nextSort(NAME, { head: "Price", direction: "asc" })).toEqual({
      head: "Name",
      direction: "asc",
    })
  })
})
