import { z } from "@medusajs/framework/zod"
import { payOrder } from "../../order-life"
import { placeOrder } from "../../place-order"
import { fieldsOf, handlersAt } from "../registry"

type Registry = { handlersAt: typeof handlersAt }

const paid = (name: string, order: number) => ({ name, order, handler: () => undefined })

describe("the handlers of a point", () => {
  const outs: (() => void)[] = []
  afterEach(() => outs.splice(0).forEach((out) => out()))

  it("run in the order that they state, then by their plugin's name", () => {
    for (const [name, order] of [
      ["b", 20],
      ["c", 10],
      ["a", 20],
      ["d", 10],
    ] as const) {
      outs.push(payOrder.paid(paid(name, order)))
    }
    expect(handlersAt("payOrder.paid").map(({ name }) => name)).toEqual(["c", "d", "a", "b"])
  })

  it("may be several of one plugin, in the order in which it names them", () => {
    outs.push(payOrder.paid(paid("a", 1)), payOrder.paid(paid("a", 1)))
    const [first, second] = handlersAt("payOrder.paid")
    expect([first?.name, second?.name]).toEqual(["a", "a"])
    expect(first?.id).not.toBe(second?.id)
  })

  it("are those of that point alone, and gone when they are taken out", () => {
    payOrder.paid(paid("a", 1))()
    expect(handlersAt("payOrder.paid")).toEqual([])
    outs.push(payOrder.paid(paid("a", 1)))
    expect(handlersAt("placeOrder.placed")).toEqual([])
  })

  it.each([
    ["no name", { name: "", order: 1 }],
    ["no order", { name: "a", order: Number.NaN }],
  ])("are refused with %s", (_, place) => {
    expect(() => payOrder.paid({ ...place, handler: () => undefined })).toThrow("payOrder.paid")
    expect(handlersAt("payOrder.paid")).toEqual([])
  })

  it("are known to whoever loads another copy of the kit", async () => {
    outs.push(payOrder.paid(paid("a", 1)))
    vi.resetModules()
    const copy = await vi.importActual<Registry>("../registry")
    expect(copy.handlersAt).not.toBe(handlersAt)
    expect(copy.handlersAt("payOrder.paid").map(({ name }) => name)).toEqual(["a"])
  })
})

describe("a declaration of additional_data", () => {
  it("reads the plugin's own fields, and is gone when it is taken out", () => {
    const read = placeOrder.additionalData({ name: "a", fields: { po: z.string() } })
    expect(read({ po: "4711", other: 1 })).toEqual({ po: "4711" })
    expect(fieldsOf("placeOrder").map(({ name }) => name)).toEqual(["a"])
    read.takeOut()
    expect(fieldsOf("placeOrder")).toEqual([])
  })

  it("is refused where another plugin takes a field of that name", () => {
    const { takeOut } = placeOrder.additionalData({ name: "a", fields: { po: z.string() } })
    const twin = () => placeOrder.additionalData({ name: "b", fields: { po: z.number() } })
    expect(twin).toThrow("a and b both take additional_data.po of placeOrder")
    takeOut()
  })

  it("is refused where JSON cannot hold a field", () => {
    const date = () => placeOrder.additionalData({ name: "a", fields: { due: z.date() } })
    expect(date).toThrow("additional_data of placeOrder, as a declares it, is no JSON")
    expect(fieldsOf("placeOrder")).toEqual([])
  })
})
