import { z } from "@medusajs/framework/zod"
import { declareField, type FieldDeclaration } from "../fields"
import { declaredFields, fieldsOf, handlersAt } from "../registry/registry"

const GIVEN = {
  name: "@acme/dock",
  of: "order",
  field: "dock",
  label: "Dock",
  schema: z.string().max(10).optional(),
  read: ["owner"],
  write: ["owner"],
} satisfies FieldDeclaration<z.ZodType>

describe("a declared field", () => {
  const outs: (() => void)[] = []
  afterEach(() => outs.splice(0).forEach((out) => out()))
  const declare = (given: object = {}) => {
    const declared = declareField({ ...GIVEN, ...given })
    outs.push(declared.takeOut)
    return declared
  }
  const shape = () => declaredFields("order")[0]?.told

  it.each([
    [z.string().trim().max(35).optional(), { kind: "text", maxLength: 35, isRequired: false }],
    [z.string("dock is required").max(9), { kind: "text", isRequired: true }],
    [z.number().int().min(1).max(9), { kind: "number", minimum: 1, maximum: 9 }],
    [z.int().optional(), { kind: "number" }],
    [z.boolean().optional(), { kind: "yesNo" }],
    [z.enum(["North", "South"]).optional(), { kind: "choice", choices: ["North", "South"] }],
    [z.iso.date().optional(), { kind: "date" }],
  ])("is asked for as its schema says: %#", (schema, told) => {
    declare({ schema })
    expect(shape()).toMatchObject({ of: "order", field: "dock", label: "Dock", ...told })
  })

  it("has no bounds that its schema does not name", () => {
    declare({ schema: z.int().optional() })
    expect(Object.keys(shape() ?? {})).not.toContain("maximum")
  })

  it("is taken from whoever owns the thing, and read by the plugin's handlers", () => {
    const { valueIn } = declare()
    expect(fieldsOf("placeOrder").map(({ name }) => name)).toEqual(["@acme/dock"])
    expect(valueIn({ dock: "4" })).toBe("4")
    expect(valueIn({})).toBeUndefined()
  })

  it("is taken from staff alone where it says so", () => {
    declare({ write: ["staff"] })
    expect(fieldsOf("placeOrder")).toEqual([])
    expect(shape()).toMatchObject({ isAsked: false })
  })

  it("of a customer is no part of an order", () => {
    declare({ of: "customer", keep: { read: vi.fn(), write: vi.fn(), remove: vi.fn() } })
    expect(declaredFields("customer").map(({ told }) => told.field)).toEqual(["dock"])
    expect(fieldsOf("placeOrder")).toEqual([])
    expect(handlersAt("placeOrder.placed")).toEqual([])
    expect(() => declare({ of: "customer", field: "education" })).toThrow("of the shop's own")
  })

  it("of a product is nobody's, and taken from staff with the product", () => {
    const norm = { of: "product", field: "norm", read: ["everyone"], write: ["staff"] }
    expect(() => declare({ ...norm, read: ["owner"] })).toThrow("is nobody's")
    expect(() => declare({ ...norm, write: ["owner", "staff"] })).toThrow("is nobody's")
    expect(() => declare({ ...norm, field: "weight" })).toThrow("of the shop's own")
    declare({ ...norm, keep: { read: vi.fn(), write: vi.fn(), remove: vi.fn() } })
    expect(fieldsOf("createProduct").map(({ fields }) => Object.keys(fields))).toEqual([["norm"]])
    expect(handlersAt("createProduct.created")).toHaveLength(1)
    expect(handlersAt("placeOrder.placed")).toEqual([])
  })

  it("of a line is no order's, and has no name that an order's has: one body may name both", () => {
    declare({ of: "orderLine", field: "engraving" })
    expect(fieldsOf("placeOrder")).toEqual([])
    expect(() => declare({ field: "engraving" })).toThrow("is @acme/dock's already")
    expect(() => declare({ of: "orderLine", field: "qty" })).toThrow("of the shop's own")
    expect(() => declare({ of: "wheel" })).toThrow("is of nothing that has fields")
  })

  it.each([
    [{ name: "" }, "needs its plugin's name and a label"],
    [{ field: "unloading_dock" }, "needs a name in camelCase"],
    [{ field: "isPaid" }, "has a name of the shop's own"],
    [{ field: "lines" }, "has a name of the shop's own"],
    [{ read: [] }, "needs those who read it"],
    [{ schema: z.object({ hall: z.string() }) }, "has a schema that no form can ask for"],
    [{ schema: z.string() }, "needs a longest length, of 1000 signs at most"],
    [{ schema: z.string().max(1001) }, "needs a longest length"],
    [{ schema: z.date() }, "has a schema that no form can ask for"],
  ])("is refused where it cannot be one: %j", (given, why) => {
    expect(() => declare(given)).toThrow(why)
    expect(declaredFields("order")).toEqual([])
    expect(fieldsOf("placeOrder")).toEqual([])
  })

  it("is one plugin's, and gone without a trace when it is taken out", () => {
    const keep = { read: vi.fn(), write: vi.fn(), remove: vi.fn() }
    const { takeOut } = declare({ keep })
    expect(() => declare({ name: "b" })).toThrow("is @acme/dock's already")
    expect(handlersAt("placeOrder.placed")).toHaveLength(1)
    takeOut()
    expect(declaredFields("order")).toEqual([])
    expect(handlersAt("placeOrder.placed")).toEqual([])
  })
})
