import { z } from "@medusajs/framework/zod"
import { ORDER_CALLS } from "../../calls/orders"
import { openApiDocument } from "../document"

const ORIGIN = "http://127.0.0.1:9000"
const fields = { po_number: z.string().max(35).meta({ description: "The buyer's own number" }) }
const AS_PO = { type: "string", maxLength: 35, description: "The buyer's own number" }

function bodyOf(plugins: Parameters<typeof openApiDocument>[1]["plugins"]) {
  const { paths } = openApiDocument(ORDER_CALLS, { origin: ORIGIN, plugins })
  return paths["/orders"]?.post?.requestBody?.content["application/json"]?.schema
}

describe("what plugins take, in the OpenAPI document", () => {
  it("stands beside the call's own body", () => {
    expect(bodyOf({ placeOrder: { fields, isOfEach: true } })).toMatchObject({
      allOf: [
        { $ref: "#/components/schemas/NewOrder" },
        {
          properties: {
            additional_data: { properties: { po_number: AS_PO }, required: ["po_number"] },
          },
          required: ["additional_data"],
        },
      ],
    })
  })

  it("need not be sent where every field is optional, or the call has other uses", () => {
    const optional = { po_number: fields.po_number.optional() }
    const required = (schema: ReturnType<typeof bodyOf>) => schema?.allOf?.[1]?.required
    expect(required(bodyOf({ placeOrder: { fields: optional, isOfEach: true } }))).toBeUndefined()
    expect(required(bodyOf({ placeOrder: { fields, isOfEach: false } }))).toBeUndefined()
  })

  it("is nothing where no plugin takes any", () => {
    expect(bodyOf({})).toEqual({ $ref: "#/components/schemas/NewOrder" })
  })

  it("is in the shape of each line, and must be there in a whole body alone", () => {
    const shape = { label: "Engraving", kind: "text", isAsked: true, isRequired: true } as const
    const engraving = { of: "orderLine", field: "engraving", ...shape } as const
    const { components } = openApiDocument(ORDER_CALLS, {
      origin: ORIGIN,
      fields: {
        OrderLine: { fields: [engraving] },
        WantedLine: { fields: [engraving], isWhole: true },
        WishedLine: { fields: [engraving], isWhole: false },
      },
    })
    const told = (name: string) => {
      const { properties, required = [] } = components.schemas[name] ?? {}
      return [properties?.engraving, required.includes("engraving")]
    }
    const property = { type: "string", description: "Engraving" }
    expect(["OrderLine", "WantedLine", "WishedLine"].map(told)).toEqual([
      [property, false],
      [property, true],
      [property, false],
    ])
  })
})
