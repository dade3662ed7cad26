import { placeLinesSchema } from "../order-lines"
import { MOST_LINES } from "../../list-sizes"

const BUYER = {
  name: "Mara Lindqvist",
  email: "Customer@Example.com",
  phone: "+46 8 555 010",
  address: "Varvsgatan 4, Göteborg",
}
const LINE = { productId: "prod_1", qty: "50", price: "9.50" }
const lines = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...LINE, productId: `prod_${place}` }))

function faultsOf(wanted: unknown): [string, string][] {
  const { error } = placeLinesSchema.safeParse({ ...BUYER, lines: wanted })
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []
}

describe("the body of an order of many lines", () => {
  it("takes amounts and quantities as text, and a mail in capitals", () => {
    const read = placeLinesSchema.parse({ ...BUYER, lines: [LINE] })
    expect(read).toMatchObject({
      email: "customer@example.com",
      lines: [{ productId: "prod_1", qty: 50, price: 9.5 }],
    })
  })

  it("has one line at least and 500 at most", () => {
    expect(faultsOf([])).toEqual([["lines", "there must be a line"]])
    expect(faultsOf("all")).toEqual([["lines", "lines must be a list"]])
    expect(faultsOf(lines(MOST_LINES))).toEqual([])
    expect(faultsOf(lines(MOST_LINES + 1))).toEqual([["lines", "there may be 500 lines at most"]])
  })

  it("names the field of each line that is wrong", () => {
    const wrong = [LINE, { qty: 50, price: 1 }, { productId: "a", qty: "0" }, null]
    expect(faultsOf(wrong).map(([field]) => field)).toEqual([
      "lines.1.productId",
      "lines.2.qty",
      "lines.2.price",
      "lines.3",
    ])
  })

  it("names every line of a product that several name", () => {
    const twins = [LINE, { ...LINE, productId: "other" }, { ...LINE, productId: " prod_1 " }]
    expect(faultsOf(twins).map(([field]) => field)).toEqual([
      "lines.0.productId",
      "lines.2.productId",
    ])
  })
})
