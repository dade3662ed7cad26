import { z } from "@medusajs/framework/zod"
import { toFailure } from "../../../../errors/to-failure"
import { declareField } from "../../../../kit/fields"
import { placeOrder } from "../../../../kit/place-order"
import { readAdditionalData, readFilledIn } from "../additional-data"

describe("the additional_data of a body", () => {
  const outs: (() => void)[] = []
  afterEach(() => outs.splice(0).forEach((out) => out()))
  const declare = (name: string, fields: z.ZodRawShape) =>
    outs.push(placeOrder.additionalData({ name, fields }).takeOut)
  const refusal = (body: unknown) => {
    try {
      return { taken: readAdditionalData("placeOrder", body) }
    } catch (error) {
      const { status, body } = toFailure(error)
      return { status, code: body.code, fields: body.errors.map(({ field }) => field) }
    }
  }

  it("is empty where nobody sends or declares any", () => {
    expect(readAdditionalData("placeOrder", { name: "x" })).toEqual({})
    expect(readAdditionalData("placeOrder", undefined)).toEqual({})
  })

  it("is refused, each field by its name, where no plugin takes it", () => {
    const fields = ["additional_data.po", "additional_data.core"]
    const body = { additional_data: { po: "1", core: true } }
    expect(refusal(body)).toEqual({ status: 400, code: "invalid_input", fields })
  })

  it("is what all plugins declare together, parsed", () => {
    declare("a", { po: z.string().trim() })
    declare("b", { pieces: z.coerce.number().optional() })
    const sent = { po: " 4711 ", pieces: "3" }
    expect(refusal({ additional_data: sent })).toEqual({ taken: { po: "4711", pieces: 3 } })
    expect(refusal({ additional_data: { po: "1" } })).toEqual({ taken: { po: "1" } })
  })

  it("is refused with the names of what is missing, wrong and unknown", () => {
    declare("a", { po: z.string(), depot: z.object({ id: z.string() }).optional() })
    const wrong = (fields: string[]) => ({ status: 400, code: "invalid_input", fields })
    expect(refusal({})).toEqual(wrong(["additional_data.po"]))
    const additional_data = { more: 1, depot: { id: 7 } }
    const fields = ["additional_data.more", "additional_data.po", "additional_data.depot.id"]
    expect(refusal({ additional_data })).toEqual(wrong(fields))
  })

  it.each([[[]], ["text"], [null], [7]])("is refused where it is %o", (additional_data) => {
    declare("a", { po: z.string() })
    expect(refusal({ additional_data })).toMatchObject({ fields: ["additional_data"] })
  })

  it("is of a preview also what the thing's own fields have, which bodies name beside it", () => {
    const field = { of: "order", field: "speed", label: "Speed" } as const
    const people = { read: ["owner"], write: ["owner"] } as const
    const schema = z.enum(["slow", "express"])
    outs.push(declareField({ name: "a", ...field, ...people, schema }).takeOut)
    const filledIn = (body: object) => readFilledIn("placeOrder", body)
    expect(filledIn({ speed: "express" })).toEqual({ speed: "express" })
    expect(filledIn({ additional_data: { speed: "express" } })).toEqual({ speed: "express" })
    expect([filledIn({ speed: "" }), filledIn({ speed: "fast" })]).toEqual([{}, {}])
  })

  it("is of a preview what is filled in and right so far", () => {
    declare("a", { po: z.string().trim().max(5), speed: z.string().default("slow") })
    declare("b", { pieces: z.coerce.number() })
    const sent = { po: " 4711 ", pieces: "many", more: 1 }
    const filledIn = (additional_data?: unknown) => readFilledIn("placeOrder", { additional_data })
    expect(filledIn(sent)).toEqual({ po: "4711", speed: "slow" })
    expect([filledIn(), filledIn("text")]).toEqual([{ speed: "slow" }, { speed: "slow" }])
  })
})
