import type { OrderToPrice } from "../../../../kit/registry/points"
import { readAnswer, refuseNegative } from "../read-answer"

const LINE = {
  part_id: "prod_1",
  product_id: "prod_1",
  variant_id: "variant_1",
  name: "Disc",
  sku: "BD-1",
  quantity: 50,
  unit_price: 9.53,
  total: 476.5,
  additional_data: {},
}
const ORDER: OrderToPrice = {
  customer_id: null,
  currency_code: "usd",
  lines: [LINE, LINE],
  additional_data: {},
}
const FEE = { key: "fee", title: "Fee", quantity: 1, unit_price: 5 }

const read = (answer: unknown, order = ORDER) => readAnswer(answer, { order, plugin: "@acme/fee" })

describe("what a plugin answers as lines of an order", () => {
  it("is nothing where it answers nothing", () => {
    expect([read(undefined), read(null), read([])]).toEqual([[], [], []])
  })

  it("is of the whole order and taxed, unless it says otherwise", () => {
    const told = { plugin: "@acme/fee", for_line: null, is_taxed: true, total: 5 }
    expect(read([FEE])).toEqual([{ ...FEE, ...told }])
    const [own] = read([{ ...FEE, for_line: 1, is_taxed: false, quantity: 3 }])
    expect(own).toMatchObject({ for_line: 1, is_taxed: false, total: 15 })
  })

  it.each([
    ["usd", 14.295, { unit_price: 14.3, total: 42.9 }],
    ["usd", 0.1, { unit_price: 0.1, total: 0.3 }],
    ["usd", -23.824, { unit_price: -23.82, total: -71.46 }],
    ["jpy", 14.5, { unit_price: 15, total: 45 }],
  ])("is rounded to what can be paid in %s: %d is %o", (currency_code, unit_price, told) => {
    const [line] = read([{ ...FEE, unit_price, quantity: 3 }], { ...ORDER, currency_code })
    expect(line).toMatchObject(told)
  })

  it("may have a key once for each line", () => {
    const both = [
      { ...FEE, for_line: 0 },
      { ...FEE, for_line: 1 },
    ]
    expect(read(both)).toHaveLength(2)
    expect(() => read([...both, { ...FEE, for_line: 1 }])).toThrow("2.key: fee is there already")
  })

  it.each([
    [{ ...FEE, key: "" }, "0.key"],
    [{ ...FEE, title: " " }, "0.title"],
    [{ ...FEE, quantity: 0 }, "0.quantity"],
    [{ ...FEE, unit_price: "5" }, "0.unit_price"],
    [{ ...FEE, for_line: 2 }, "0.for_line"],
    [{ ...FEE, for: 0 }, "Unrecognized key"],
  ])("is refused with what is wrong: %j", (line, complaint) => {
    expect(() => read([line])).toThrow(complaint)
  })

  it("takes an order to nothing at the least", () => {
    const [most] = read([{ ...FEE, unit_price: -953 }])
    const [more] = read([{ ...FEE, unit_price: -953.01 }])
    if (!most || !more) throw new Error("there are no lines")
    expect(() => refuseNegative(ORDER, [most])).not.toThrow()
    expect(() => refuseNegative(ORDER, [more])).toThrow("less than nothing")
  })
})
