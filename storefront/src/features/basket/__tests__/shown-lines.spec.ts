import type { BasketLine } from "@shop/contract/basket/basket"
import { shownLines } from "../shown-lines"

const LINE: BasketLine = {
  productId: "disc",
  productName: "Brake disc",
  sku: "BD-1",
  image: "",
  qty: 60,
  unitPrice: 9.5,
  total: 570,
  status: "ok",
  nearest: [],
  available: 200,
  minimumQuantity: 48,
  multiple: 12,
  weight: 6000,
  ladder: [
    { from: 48, unitPrice: 9.5 },
    { from: 96, unitPrice: 9 },
  ],
  nextRung: null,
}
const at = (qty: number) => shownLines([{ productId: "disc", qty }], [LINE])[0]

describe("the lines that are shown", () => {
  it("are the shop's where nothing was changed", () => {
    expect(at(60)).toEqual({ ...LINE, asked: true })
  })

  it("have the price, the total and the weight of the quantity that is typed", () => {
    expect(at(96)).toMatchObject({ qty: 96, unitPrice: 9, total: 864, weight: 9600, status: "ok" })
  })

  it.each([
    [36, "below_minimum", [48]],
    [50, "invalid_quantity", [48, 60]],
    [300, "out_of_stock", [192]],
  ])("tell of %i pieces that they are %s before the shop does", (qty, status, nearest) => {
    expect(at(qty)).toMatchObject({ status, nearest })
  })

  it("name a part of which the shop has not been asked yet", () => {
    const [line] = shownLines([{ productId: "pad", qty: 5, productName: "Brake pad" }], [LINE])
    expect(line).toMatchObject({ productName: "Brake pad", qty: 5, total: null, asked: false })
  })
})
